import { useState } from 'react';
import { addSource, type NewSource, useChange } from '../../api';
import { Fault, Form, TextArea, TextField } from '../../ui';
import { NOTHING, sourceOf, sourceOfFile, type Given } from './given';

/** An address, a text or a file; the server says what cannot be taken. */
export function AddForm({ id }: { id: number }) {
  const [given, setGiven] = useState<Given>(NOTHING);
  const add = useChange(
    (source: NewSource) => addSource(id, source),
    () => setGiven(NOTHING),
  );
  const isText = given.what.trim() !== '' && 'text' in sourceOf(given);
  const set = (name: keyof Given) => (event: { target: { value: string } }) =>
    setGiven({ ...given, [name]: event.target.value });
  return (
    <Form className="brief" onSubmit={() => add.mutate(sourceOf(given))}>
      <TextArea
        label="URL or text"
        hint="One URL, or the text of a document."
        rows={3}
        maxLength={200_000}
        spellCheck={false}
        value={given.what}
        onChange={set('what')}
      />
      {isText ? (
        <>
          <TextField label="Title" maxLength={300} value={given.title} onChange={set('title')} />
          <TextField
            label="Response from"
            hint="If someone responded to your request. Empty for a document."
            maxLength={200}
            value={given.replyFrom}
            onChange={set('replyFrom')}
          />
        </>
      ) : null}
      <div className="actions">
        <button type="submit" disabled={add.isPending || given.what.trim() === ''}>
          Add source
        </button>
        <label className="file">
          or a PDF or text file{' '}
          <input
            type="file"
            accept=".pdf,.txt,.md,application/pdf,text/plain"
            disabled={add.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void sourceOfFile(file).then((source) => add.mutate(source));
              target.value = '';
            }}
          />
        </label>
      </div>
      <Fault error={add.error} />
    </Form>
  );
}
