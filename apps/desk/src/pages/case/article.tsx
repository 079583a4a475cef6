import type { Result, Schemas } from '../../api';
import { Section } from '../../ui';
import { LinkedSentence } from './refs';
import { t } from '../../messages';

type Sentences = Schemas['ResultArticle']['brief'];

/** The article for publication, or a note on what is known and what is not. */
export function Article({ result: { article } }: { result: Result }) {
  if (!article) return null;
  const { kind, why, by, paragraphs, brief, dropped } = article;
  return (
    <Section id="article" title={kind === 'article' ? t('case.articleTitle') : t('case.whatWeKnow')}>
      <p className="hush">{why ?? t('case.writtenBy', { by: by ?? '', dropped })}</p>
      {paragraphs.map(({ heading, sentences }, index) =>
        heading ? (
          <div key={index}>
            <h3>{heading}</h3>
            <ul>
              {sentences.map((one) => (
                <li key={one.text}>
                  <Cited sentences={[one]} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p key={index}>
            <Cited sentences={sentences} />
          </p>
        ),
      )}
      {brief.length > 0 ? (
        <>
          <h3>{t('case.brief')}</h3>
          <p>
            <Cited sentences={brief} />
          </p>
        </>
      ) : null}
    </Section>
  );
}

const Cited = ({ sentences }: { sentences: Sentences }) => (
  <>
    {sentences.map(({ text, source_ids }) => (
      <span key={text} dir="auto">
        <LinkedSentence text={text} ids={source_ids} />{' '}
      </span>
    ))}
  </>
);
