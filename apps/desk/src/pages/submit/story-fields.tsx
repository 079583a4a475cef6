import { Select, TextArea, TextField } from '../../ui';
import { ReadPage } from './known-already';
import { dayHint, LANGUAGES, type Draft, type Faults } from './story';

interface StoryFieldsProps {
  draft: Draft;
  faults: Faults['beside'];
  onChange: (draft: Draft) => void;
}

export function StoryFields({ draft, faults, onChange }: StoryFieldsProps) {
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
