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
  useHasRole,
  useStoryCheck,
  useSubmit,
  type StartOptions,
} from '../../api';
import { Fault, Form, EmptyState, Section, Select, TextArea, TextField, onText, useTitle } from '../../ui';
import { Expected, StartOptionFields } from '../candidates/wish-fields';
import { PastedInput } from './given';
import { Documents, KnownTopics } from './known-already';
import {
  dayHint,
  type Draft,
  EMPTY_DRAFT,
  type FormFaults,
  toFormFaults,
  isMisread,
  LANGUAGES,
  toStory,
} from './story';
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
      {useHasRole('editor') ? <StoryForm /> : <EmptyState>{t('submit.requiresTheEditorRole')}</EmptyState>}
    </div>
  );
}

/**
 * ID of the submission, so that sending it again after a lost response creates no duplicate. Undefined in insecure
 * contexts.
 */
const newId = (): string | undefined => globalThis.crypto.randomUUID?.();

function StoryForm() {
  const [, go] = useLocation();
  const [id] = useState(newId);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [documents, setDocuments] = useState<NewSource[]>([]);
  const [atOnce, setAtOnce] = useState(true);
  const [wish, setWish] = useState<StartOptions>({ mode: 'detailed', priority: 'high', await_approval: false });
  const submit = useSubmit((done) => go(resultPath(done)));
  const story = toStory(draft, id, atOnce ? wish : null);
  const check = useDelayedCheck(story);
  const faults = toFormFaults(submit.error ?? check.error, draft);
  const send = () => story.title && submit.mutate(withDocuments(story, documents));
  return (
    <Form className="columns" onSubmit={send} onKeyDown={submitOnCtrlEnter}>
      <div>
        <Section title={t('submit.theStory')}>
          <StoryPreview
            draft={draft}
            faults={faults.beside}
            check={check}
            story={story}
            onChange={changing(submit.reset, setDraft)}
          >
            {atOnce ? <Documents documents={documents} onChange={setDocuments} /> : null}
          </StoryPreview>
        </Section>
      </div>
      <div>
        <Section title={t('submit.investigation')}>
          <InvestigateNow atOnce={atOnce} onAtOnce={setAtOnce} wish={wish} onWish={setWish} />
          <Fault error={faults.rest} />
          <MissingHeadline title={story.title} />
          <div className="actions">
            <SubmitButton label={labelOf(atOnce, wish)} disabled={submit.isPending || !story.title} />
          </div>
        </Section>
        <Section title={t('submit.relatedTopics')}>
          <KnownTopics found={check.data} />
        </Section>
      </div>
    </Form>
  );
}

const changing =
  (reset: () => void, setDraft: Dispatch<SetStateAction<Draft>>): typeof setDraft =>
  (changed) => {
    reset();
    setDraft(changed);
  };

interface StoryPreviewProps extends Omit<StoryFieldsProps, 'onChange'> {
  story: Story;
  check: ReturnType<typeof useStoryCheck>;
  onChange: Dispatch<SetStateAction<Draft>>;
  children: ReactNode;
}

function StoryPreview({ story, check, onChange, children, ...fields }: StoryPreviewProps) {
  const headline = useRef<HTMLInputElement>(null);
  return (
    <div className="stack">
      <PastedInput onDraft={onChange} onUnread={() => headline.current?.focus()} />
      <ExtractedClaim
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

/** Delay after the last keystroke before the story is checked, in ms. */
const CHECK_DELAY_MS = 300;

/** Checks the story after every change; nothing is stored. */
function useDelayedCheck(story: Story) {
  const check = useStoryCheck();
  const { mutate } = check;
  const sent = JSON.stringify(story);
  useEffect(() => {
    const asked = JSON.parse(sent) as Story;
    if (!asked.title) return;
    const timer = setTimeout(() => mutate(asked), CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [sent, mutate]);
  return check;
}

const submitOnCtrlEnter = ({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLFormElement>) => {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.requestSubmit();
};

const SubmitButton = ({ label, disabled }: { label: string; disabled: boolean }) => (
  <button type="submit" className="primary" disabled={disabled}>
    {label} <kbd>{t('submit.ctrlEnter')}</kbd>
  </button>
);

/** Message saying why the story cannot be submitted yet. */
const MissingHeadline = ({ title }: { title: string }) =>
  title ? null : <p className="hush">{t('submit.aHeadlineIsRequired')}</p>;

const resultPath = ({ topic_id, investigation_id }: Schemas['SubmittedStoryResponse']): string =>
  investigation_id === null ? `/topics/${topic_id}` : `/investigations/${investigation_id}`;

/** Added only if an investigation is requested: the check does not need documents, and a stored story has none. */
const withDocuments = (story: Story, documents: NewSource[]): Story =>
  story.investigate && documents.length > 0 ? { ...story, documents } : story;

function labelOf(atOnce: boolean, wish: StartOptions): string {
  if (!atOnce) return t('submit.saveTopic');
  return wish.await_approval ? t('submit.createPlan') : t('submit.investigate');
}

interface InvestigateNowProps {
  atOnce: boolean;
  onAtOnce: (atOnce: boolean) => void;
  wish: StartOptions;
  onWish: (wish: StartOptions) => void;
}

function InvestigateNow({ atOnce, onAtOnce, wish, onWish }: InvestigateNowProps) {
  const { data: facets } = useFacets();
  return (
    <div className="stack">
      <label className="check">
        <input type="checkbox" checked={atOnce} onChange={({ target }) => onAtOnce(target.checked)} />
        {t('submit.investigateNow')}
      </label>
      {atOnce ? (
        <>
          <StartOptionFields wish={wish} onChange={onWish} />
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
  faults: FormFaults['beside'];
  onChange: (draft: Draft) => void;
}

const createBinder =
  ({ draft, faults, onChange }: StoryFieldsProps) =>
  (name: keyof Draft) => ({
    value: draft[name],
    faults: faults[name],
    onChange: onText((text) => onChange({ ...draft, [name]: text })),
  });

interface ExtractedClaimProps extends StoryFieldsProps {
  /** Main claim as extracted by the product; null if none, undefined until extracted. */
  claim: string | null | undefined;
  /** Whether the result belongs to the current contents of the form. */
  isCurrent: boolean;
  headline: RefObject<HTMLInputElement | null>;
}

/** The extracted headline and main claim, for correction. */
function ExtractedClaim(props: ExtractedClaimProps) {
  const { draft, onChange, claim, isCurrent, headline } = props;
  const bind = createBinder(props);
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
  const bind = createBinder(props);
  return (
    <details className="more-fields" open={OPTIONAL_FIELDS.some((name) => faults[name]) || undefined}>
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

const OPTIONAL_FIELDS: (keyof Draft)[] = ['url', 'text', 'place', 'day', 'language', 'sources'];
