import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import {
  type NewSource,
  type Schemas,
  type Story,
  useFacets,
  useMay,
  useStoryCheck,
  useSubmit,
  type Wish,
} from '../../api';
import { Fault, Form, Nothing, Section, Select, TextArea, TextField, typed, useTitle } from '../../ui';
import { Expected, WishFields } from '../candidates/wish-fields';
import { Given } from './given';
import { Documents, KnownAlready } from './known-already';
import { dayHint, type Draft, EMPTY, type Faults, faultsOf, isMisread, LANGUAGES, storyOf } from './story';
import { t } from '../../messages';

/** Form for submitting a story. */
export function Submit() {
  useTitle(t('submit.submitAStory'));
  return (
    <div className="page submit">
      <div className="page-head">
        <h1>{t('submit.submitAStory')}</h1>
        <p className="hush">{t('submit.itBecomesAnUnverifiedTopic')}</p>
      </div>
      {useMay('editor') ? <StoryForm /> : <Nothing>{t('submit.requiresTheEditorRole')}</Nothing>}
    </div>
  );
}

/**
 * Id of the submission, so that resending after a lost response creates no duplicate. Not available
 * in insecure contexts.
 */
const newId = (): string | undefined => globalThis.crypto.randomUUID?.();

function StoryForm() {
  const [, go] = useLocation();
  const [id] = useState(newId);
  const [draft, setDraft] = useState(EMPTY);
  const [documents, setDocuments] = useState<NewSource[]>([]);
  const [atOnce, setAtOnce] = useState(true);
  const [wish, setWish] = useState<Wish>({ mode: 'detailed', priority: 'high', await_approval: false });
  const submit = useSubmit((done) => go(placeOf(done)));
  const story = storyOf(draft, id, atOnce ? wish : null);
  const check = useUnderstood(story);
  const { beside, rest } = faultsOf(submit.error ?? check.error, draft);
  const change: typeof setDraft = (changed) => {
    submit.reset();
    setDraft(changed);
  };
  const send = () => story.title && submit.mutate(withDocuments(story, documents));
  return (
    <Form className="columns" onSubmit={send} onKeyDown={submitsOnCtrlEnter}>
      <div>
        <Section title={t('submit.theStory')}>
          <TheStory draft={draft} faults={beside} check={check} story={story} onChange={change}>
            {atOnce ? <Documents documents={documents} onChange={setDocuments} /> : null}
          </TheStory>
        </Section>
      </div>
      <div>
        <Section title={t('submit.investigation')}>
          <AtOnce atOnce={atOnce} onAtOnce={setAtOnce} wish={wish} onWish={setWish} />
          <Fault error={rest} />
          <Lacking title={story.title} />
          <div className="actions">
            <SubmitButton label={labelOf(atOnce, wish)} disabled={submit.isPending || !story.title} />
          </div>
        </Section>
        <Section title={t('submit.relatedTopics')}>
          <KnownAlready found={check.data} />
        </Section>
      </div>
    </Form>
  );
}

interface TheStoryProps extends Omit<StoryFieldsProps, 'onChange'> {
  story: Story;
  check: ReturnType<typeof useStoryCheck>;
  onChange: Dispatch<SetStateAction<Draft>>;
  children: ReactNode;
}

function TheStory({ story, check, onChange, children, ...fields }: TheStoryProps) {
  const headline = useRef<HTMLInputElement>(null);
  return (
    <div className="stack">
      <Given onDraft={onChange} onUnread={() => headline.current?.focus()} />
      <Understood
        {...fields}
        claim={check.data?.main_claim}
        isCurrent={!check.isPending && check.variables?.summary === story.summary}
        onChange={onChange}
        headline={headline}
      />
      <MoreFields {...fields} onChange={onChange}>
        {children}
      </MoreFields>
    </div>
  );
}

/** Delay after typing before the story is checked, in ms. */
const PAUSE = 300;

/** Checks the story whenever it has changed; nothing is stored. */
function useUnderstood(story: Story) {
  const check = useStoryCheck();
  const { mutate } = check;
  const sent = JSON.stringify(story);
  useEffect(() => {
    const asked = JSON.parse(sent) as Story;
    if (!asked.title) return;
    const timer = setTimeout(() => mutate(asked), PAUSE);
    return () => clearTimeout(timer);
  }, [sent, mutate]);
  return check;
}

const submitsOnCtrlEnter = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLFormElement>) => {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit();
};

const SubmitButton = ({ label, disabled }: { label: string; disabled: boolean }) => (
  <button type="submit" className="primary" disabled={disabled}>
    {label} <kbd>{t('submit.ctrlEnter')}</kbd>
  </button>
);

/** Why the story cannot be submitted yet. */
const Lacking = ({ title }: { title: string }) =>
  title ? null : <p className="hush">{t('submit.aHeadlineIsRequired')}</p>;

const placeOf = ({ topic_id, investigation_id }: Schemas['SubmittedStoryAnswer']): string =>
  investigation_id === null ? `/topics/${topic_id}` : `/investigations/${investigation_id}`;

/** Added only when an investigation is requested: the check does not need them, and a stored story has none. */
const withDocuments = (story: Story, documents: NewSource[]): Story =>
  story.investigate && documents.length > 0 ? { ...story, documents } : story;

function labelOf(atOnce: boolean, wish: Wish): string {
  if (!atOnce) return t('submit.saveTopic');
  return wish.await_approval ? t('submit.createPlan') : t('submit.investigate');
}

interface AtOnceProps {
  atOnce: boolean;
  onAtOnce: (atOnce: boolean) => void;
  wish: Wish;
  onWish: (wish: Wish) => void;
}

function AtOnce({ atOnce, onAtOnce, wish, onWish }: AtOnceProps) {
  const { data: facets } = useFacets();
  return (
    <div className="stack">
      <label className="check">
        <input type="checkbox" checked={atOnce} onChange={({ target }) => onAtOnce(target.checked)} />
        {t('submit.investigateNow')}
      </label>
      {atOnce ? (
        <>
          <WishFields wish={wish} onChange={onWish} />
          <p>
            <Expected estimate={facets?.estimates.find(({ mode }) => mode === wish.mode)} topics={1} />
          </p>
        </>
      ) : (
        <p className="hush">{t('submit.savedItIsListedUnder')}</p>
      )}
    </div>
  );
}

interface StoryFieldsProps {
  draft: Draft;
  faults: Faults['beside'];
  onChange: (draft: Draft) => void;
}

const binder =
  ({ draft, faults, onChange }: StoryFieldsProps) =>
  (name: keyof Draft) => ({
    value: draft[name],
    faults: faults[name],
    onChange: typed((text) => onChange({ ...draft, [name]: text })),
  });

interface UnderstoodProps extends StoryFieldsProps {
  /** Main claim as read by the product; null if none, undefined before it is read. */
  claim: string | null | undefined;
  /** Whether it belongs to the current contents of the form. */
  isCurrent: boolean;
  headline: RefObject<HTMLInputElement | null>;
}

/** The extracted headline and main claim, for correction. */
function Understood(props: UnderstoodProps) {
  const { draft, onChange, claim, isCurrent, headline } = props;
  const bind = binder(props);
  return (
    <>
      <TextField
        label={t('submit.headline')}
        hint={t('submit.whatHappenedInOneSentence')}
        required
        maxLength={1_000}
        {...bind('title')}
        ref={headline}
      />
      <TextArea
        label={t('submit.mainClaim')}
        hint={claim === null ? t('submit.noCheckableClaimFoundState') : t('submit.whatIsCheckedCorrectIt')}
        rows={2}
        maxLength={1_000}
        {...bind('claim')}
        value={draft.claim || (draft.title ? (claim ?? '') : '')}
      />
      {isCurrent && isMisread(draft, claim) ? (
        <p className="note" role="status">
          {t('submit.theHeadlineDecidesWhatIs', { claim: claim ?? t('submit.noCheckableClaim') })}{' '}
          <button type="button" onClick={() => onChange({ ...draft, title: draft.claim.trim() })}>
            {t('submit.useTheClaimAsHeadline')}
          </button>
        </p>
      ) : null}
    </>
  );
}

function MoreFields({ children, ...props }: StoryFieldsProps & { children: ReactNode }) {
  const { draft, faults, onChange } = props;
  const bind = binder(props);
  return (
    <details className="more-fields" open={MORE.some((name) => faults[name]) || undefined}>
      <summary>{t('submit.moreDetails')}</summary>
      <div className="stack">
        <TextField
          label={t('submit.urlOfTheOriginalPage')}
          hint={t('submit.readButNeverCountedAs')}
          type="url"
          inputMode="url"
          maxLength={4_000}
          placeholder="https://"
          {...bind('url')}
        />
        <TextArea
          label={t('submit.text')}
          hint={t('submit.fullTextIfAvailable')}
          rows={7}
          maxLength={500_000}
          {...bind('text')}
        />
        <div className="three">
          <TextField label={t('submit.place')} maxLength={500} {...bind('place')} />
          <TextField label={t('submit.eventDate')} type="date" hint={dayHint(draft.day)} {...bind('day')} />
          <Select
            label={t('submit.language')}
            value={draft.language}
            options={LANGUAGES}
            onChange={(language) => onChange({ ...draft, language })}
          />
        </div>
        <TextArea
          label={t('submit.additionalPages')}
          hint={t('submit.oneUrlPerLineAt')}
          rows={3}
          spellCheck={false}
          {...bind('sources')}
        />
        {children}
      </div>
    </details>
  );
}

const MORE: (keyof Draft)[] = ['url', 'text', 'place', 'day', 'language', 'sources'];
