import type { PartDifference } from '../api';
import { t } from '../messages';

const PART_TEXT: Record<PartDifference['part'], string> = {
  core: t('ui.mainClaim'),
  number: t('ui.figure'),
  headline: t('ui.headline'),
};

/** Word diff of a page section before and after. Both are untrusted. */
export function SideBySide({ difference }: { difference: PartDifference }) {
  const { part, after, words } = difference;
  return (
    <figure className="side-by-side">
      <figcaption>{PART_TEXT[part]}</figcaption>
      <div>
        <p dir="auto" aria-label={t('ui.before')}>
          {words.map(({ op, text }, at) => (op === 'new' ? null : <DiffText key={at} as={op} text={text} />))}
        </p>
        <p dir="auto" aria-label={t('ui.now')}>
          {after === null ? <em>{t('ui.removed')}</em> : null}
          {after === null
            ? null
            : words.map(({ op, text }, at) => (op === 'gone' ? null : <DiffText key={at} as={op} text={text} />))}
        </p>
      </div>
    </figure>
  );
}

function DiffText({ as, text }: { as: PartDifference['words'][number]['op']; text: string }) {
  if (as === 'same') return <span>{text} </span>;
  const Mark = as === 'gone' ? 'del' : 'ins';
  return (
    <>
      <Mark>{text}</Mark>{' '}
    </>
  );
}
