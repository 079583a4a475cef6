import { Select } from '../../ui/field';
import { TextArea, TextField } from '../../ui/text-field';
import { ReadPage } from './read-page';
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
        label="Address where it was found"
        hint="It is read, and never counts as a source for itself."
        type="url"
        inputMode="url"
        maxLength={4_000}
        placeholder="https://"
        {...bind('url')}
      />
      <ReadPage draft={draft} onChange={onChange} />
      <TextField
        label="Headline"
        hint="What is said to have happened, in one sentence."
        required
        maxLength={1_000}
        {...bind('title')}
      />
      <TextArea label="Text" hint="As much of it as you have." rows={7} maxLength={500_000} {...bind('text')} />
      <div className="three">
        <TextField label="Place" maxLength={500} {...bind('place')} />
        <TextField label="Day it is said to have happened" type="date" hint={dayHint(draft.day)} {...bind('day')} />
        <Select
          label="Language"
          value={draft.language}
          options={LANGUAGES}
          onChange={(language) => onChange({ ...draft, language })}
        />
      </div>
      <TextArea
        label="Pages of your own to be read"
        hint="Addresses, one a line, twenty at most. They are read first and count by the same rules as all others."
        rows={3}
        spellCheck={false}
        {...bind('sources')}
      />
    </>
  );
}
