import { precedentsOf, historyOf, whenOf } from '@corroborate/records';
import { because, many, sentenceOf } from '@corroborate/domain';
import { dayOf } from '../days';
import { ofTheCase, told, type DraftGroup, type DraftSection } from '../draft';
import { comparable, inQuotes, plainLine } from '../quoting';
import type { Notes } from './notes';
import { providerName } from './providers';

/** Sentences of each kind. */
const SHOWN = 6;

/** What explains the story: the place, what happened before, what registers hold. It never confirms it. */
export function backgroundSection(notes: Notes): DraftSection {
  const { data } = notes;
  const details = data.context?.details ?? [];
  const groups: DraftGroup[] = [
    {
      heading: 'The place',
      as: 'list',
      items: details
        .filter(({ kind }) => kind === 'place')
        .slice(0, SHOWN)
        .map((one) => quoteItem(one, notes)),
    },
    {
      heading: 'What is behind it',
      as: 'list',
      items: details
        .filter(({ kind }) => kind === 'background')
        .slice(0, SHOWN)
        .map((one) => quoteItem(one, notes)),
    },
    { heading: 'What happened before', as: 'list', items: history(notes) },
    { heading: 'In public registers', as: 'list', items: records(notes) },
    { heading: 'In collections', as: 'list', items: collected(notes) },
    { heading: 'Pictures', as: 'list', items: pictures(notes) },
  ];
  const empty = because(data.context ? 'section.nothing-found' : 'section.not-made', { part: 'background' });
  return { id: 'background', groups, empty };
}

type Detail = NonNullable<Notes['data']['context']>['details'][number];

const quoteItem = ({ quote, sourceName, sourceUrl }: Detail, notes: Notes) => ({
  sentences: [told(`${plainLine(sourceName)}: ${inQuotes(quote)}.`, [notes.citeAt(sourceUrl, quote)])],
});

function history(notes: Notes): DraftGroup['items'] {
  const details = notes.data.context?.details ?? [];
  const items = historyOf(details)
    .slice(0, SHOWN)
    .map((detail) => ({ label: whenOf(detail), ...quoteItem(detail, notes) }));
  const found = precedentsOf(details);
  const note = found
    ? [{ sentences: [ofTheCase('There may be more; none of them says anything about this one.')] }]
    : [];
  return [...items, ...note];
}

/** “Elm Foods, Inc.” of Elm Foods. */
const isItsName = (title: string, actor: string): boolean =>
  comparable(title).startsWith(comparable(actor)) && title.length < actor.length + LEGAL_FORM;

/** Longest addition that is a legal form and no more, in characters. */
const LEGAL_FORM = 8;

/** Records that were weighed as sources are cited as the pages they are. */
function records(notes: Notes): DraftGroup['items'] {
  return (
    (notes.data.registers?.records ?? [])
      // What an index has under the name itself says no more than that there is one.
      .filter(
        ({ bearing, title, actor }) => bearing === 'evidence' || (bearing === 'background' && !isItsName(title, actor)),
      )
      .slice(0, SHOWN)
      .map(({ title, register, date, url, sourceId, form }) => ({
        label: date ? dayOf(date) : null,
        sentences: [
          told(`${providerName(register)} has ${inQuotes(title || form)}.`, [
            notes.cite(sourceId) ?? notes.citeAt(url),
          ]),
        ],
      }))
  );
}

/** Documents of data servers that explain; those that count stand among the sources. */
const collected = (notes: Notes): DraftGroup['items'] =>
  (notes.data.collections?.records ?? [])
    .filter(({ bearing }) => bearing === 'background')
    .slice(0, SHOWN)
    .map(({ collection, quote, date, url }) => ({
      label: date,
      sentences: [told(`${plainLine(collection)}: ${inQuotes(quote)}.`, [notes.citeAt(url, quote)])],
    }));

/** What is noted of pictures that sources show; nothing of the verdict rests on it. */
function pictures(notes: Notes): DraftGroup['items'] {
  const shown = notes.input.pictures ?? [];
  const noted = shown.flatMap(({ sourceId, site, notes: said }) =>
    said.map((note) => ({ site, said: sentenceOf(note), citation: notes.cite(sourceId) })),
  );
  const items = noted.slice(0, SHOWN).map(({ site, said, citation }) => ({
    sentences: [ofTheCase(`${plainLine(site)} shows a picture. ${plainLine(said)}`, { citations: only(citation) })],
  }));
  const looked = `${many(shown.length, 'picture')} that sources show were looked at; what they show was not judged.`;
  return shown.length > 0 ? [...items, { sentences: [ofTheCase(looked, { minor: true })] }] : [];
}

const only = <T>(one: T | null): T[] => (one === null ? [] : [one]);
