import { useState } from 'react';
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
import { Fault, Form, Nothing, Section, Select, TextArea, TextField, useTitle } from '../../ui';
import { Expected, WishFields } from '../candidates/wish-fields';
import { Documents, KnownAlready, ReadPage } from './known-already';
import { dayHint, type Draft, EMPTY, type Faults, faultsOf, LANGUAGES, storyOf } from './story';

/** A story that the pipeline did not bring. */
export function Submit() {
  useTitle('Submit a story');
  return (
    <div className="page submit">
      <div className="page-head">
        <h1>Submit a story</h1>
        <p className="hush">It becomes an unverified topic.</p>
      </div>
      {useMay('editor') ? <StoryForm /> : <Nothing>Requires the editor role.</Nothing>}
    </div>
  );
}

/** Names what is sent, so that sending it again after a lost answer makes no second topic. Not every page has it. */
const newId = (): string | undefined => globalThis.crypto.randomUUID?.();

function StoryForm() {
  const [, go] = useLocation();
  const [id] = useState(newId);
  const [draft, setDraft] = useState(EMPTY);
  const [documents, setDocuments] = useState<NewSource[]>([]);
  const [atOnce, setAtOnce] = useState(true);
  const [wish, setWish] = useState<Wish>({ mode: 'detailed', priority: 'high', await_approval: false });
  const check = useStoryCheck();
  const submit = useSubmit((done) => go(placeOf(done)));
  const story = storyOf(draft, id, atOnce ? wish : null);
  const look = () => {
    if (story.title && JSON.stringify(story) !== JSON.stringify(check.variables)) check.mutate(story);
  };
  const { beside, rest } = faultsOf(submit.error ?? check.error, draft);
  return (
    <Form className="columns" onSubmit={() => submit.mutate(withDocuments(story, documents))} onBlur={look}>
      <div>
        <Section title="The story">
          <div className="stack">
            <StoryFields
              draft={draft}
              faults={beside}
              onChange={(changed) => {
                submit.reset();
                setDraft(changed);
              }}
            />
            {atOnce ? <Documents documents={documents} onChange={setDocuments} /> : null}
          </div>
        </Section>
      </div>
      <div>
        <Section title="Related topics">
          <KnownAlready found={check.data} />
        </Section>
        <Section title="Investigation">
          <AtOnce atOnce={atOnce} onAtOnce={setAtOnce} wish={wish} onWish={setWish} />
          <Fault error={rest} />
          <Lacking title={story.title} />
          <div className="actions">
            <button type="submit" className="primary" disabled={submit.isPending || !story.title}>
              {labelOf(atOnce, wish)}
            </button>
          </div>
        </Section>
      </div>
    </Form>
  );
}

/** Why it cannot be sent yet. */
const Lacking = ({ title }: { title: string }) =>
  title ? null : <p className="hush">A headline or the URL of a page is required.</p>;

const placeOf = ({ topic_id, investigation_id }: Schemas['SubmittedStoryAnswer']): string =>
  investigation_id === null ? `/topics/${topic_id}` : `/investigations/${investigation_id}`;

/** They go with the order alone: the look before it needs none of them, and a story that is stored keeps none. */
const withDocuments = (story: Story, documents: NewSource[]): Story =>
  story.investigate && documents.length > 0 ? { ...story, documents } : story;

function labelOf(atOnce: boolean, wish: Wish): string {
  if (!atOnce) return 'Save topic';
  return wish.await_approval ? 'Create plan' : 'Investigate';
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
        Investigate now
      </label>
      {atOnce ? (
        <>
          <WishFields wish={wish} onChange={onWish} />
          <p>
            <Expected estimate={facets?.estimates.find(({ mode }) => mode === wish.mode)} topics={1} />
          </p>
        </>
      ) : (
        <p className="hush">Saved. It is listed under topics and candidates.</p>
      )}
    </div>
  );
}

interface StoryFieldsProps {
  draft: Draft;
  faults: Faults['beside'];
  onChange: (draft: Draft) => void;
}

function StoryFields({ draft, faults, onChange }: StoryFieldsProps) {
  const bind = (name: keyof Draft) => ({
    value: draft[name],
    faults: faults[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
  });
  return (
    <>
      <TextField
        label="URL of the original page"
        hint="Read, but never counted as a source."
        type="url"
        inputMode="url"
        maxLength={4_000}
        placeholder="https://"
        {...bind('url')}
      />
      <ReadPage draft={draft} onChange={onChange} />
      <TextField
        label="Headline"
        hint="What happened, in one sentence."
        required
        maxLength={1_000}
        {...bind('title')}
      />
      <TextArea label="Text" hint="Full text, if available." rows={7} maxLength={500_000} {...bind('text')} />
      <div className="three">
        <TextField label="Place" maxLength={500} {...bind('place')} />
        <TextField label="Event date" type="date" hint={dayHint(draft.day)} {...bind('day')} />
        <Select
          label="Language"
          value={draft.language}
          options={LANGUAGES}
          onChange={(language) => onChange({ ...draft, language })}
        />
      </div>
      <TextArea
        label="Additional pages"
        hint="One URL per line, at most 20. They are read first; the same counting rules apply."
        rows={3}
        spellCheck={false}
        {...bind('sources')}
      />
    </>
  );
}
