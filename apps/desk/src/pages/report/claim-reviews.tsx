import { useState } from 'react';
import { type Schemas, useClaimReviews } from '../../api';
import { CopyButton, Fault, Form, Loading, safeUrl, TextField, onText } from '../../ui';
import { toMarkup, readReview } from './read-review';
import { t } from '../../messages';

/** Placeholder URL until that of the fact check is known; enough to show which claims qualify. */
const PLACEHOLDER_URL = 'https://fact-check.invalid/';

/** ClaimReview markup of the decided claims, for the page where the fact check will be published. */
export function ClaimReviewCard({ id }: { id: number }) {
  const [address, setAddress] = useState<string | null>(null);
  const { data, error, isPending, isPlaceholderData } = useClaimReviews(id, address ?? PLACEHOLDER_URL);
  return (
    <section className="card claim-reviews" aria-labelledby="claim-reviews-title">
      <h2 id="claim-reviews-title">{t('report.claimReview')}</h2>
      <p className="hush">{t('report.markupThatLetsSearchEngines')}</p>
      <Fault error={error} />
      {isPending ? <Loading what={t('report.theReviews')} /> : null}
      {data && data.reviews.length > 0 ? <PageUrlForm onGiven={setAddress} /> : null}
      {data ? <Reviews found={data} locked={address === null || isPlaceholderData} /> : null}
    </section>
  );
}

function PageUrlForm({ onGiven }: { onGiven: (address: string) => void }) {
  const [page, setPage] = useState('');
  const [refused, setRefused] = useState(false);
  const give = () => {
    const address = safeUrl(page.trim());
    setRefused(address === null);
    if (address) onGiven(address);
  };
  return (
    <Form onSubmit={give}>
      <TextField
        label={t('report.urlOfYourFactCheck')}
        inputMode="url"
        placeholder="https://www.example.org/fact-check"
        value={page}
        onChange={onText(setPage)}
        faults={refused ? [t('report.enterAFullUrlHttps')] : []}
        hint={t('report.itMustBeOnThe')}
      />
      <button type="submit">{t('report.createMarkup')}</button>
    </Form>
  );
}

function Reviews({
  found: { reviews, withheld },
  locked,
}: {
  found: Schemas['ClaimReviewsResponse'];
  locked: boolean;
}) {
  return (
    <>
      {reviews.length > 0 ? (
        <>
          <h3>{t('report.claimsHaveEarnedOne', { count: reviews.length })}</h3>
          <ul className="reviewed">
            {reviews.map((review, index) => (
              <Review key={index} review={review} locked={locked} />
            ))}
          </ul>
          {reviews.length > 1 && !locked ? (
            <CopyButton text={() => reviews.map(toMarkup).join('\n')}>{t('report.copyAll')}</CopyButton>
          ) : null}
        </>
      ) : null}
      <Withheld withheld={withheld} />
    </>
  );
}

function Review({ review, locked }: { review: object; locked: boolean }) {
  const { claim, rating } = readReview(review);
  return (
    <li>
      <p>
        <span className="chip accent">{rating}</span> <span dir="auto">{claim}</span>
      </p>
      {locked ? null : (
        <>
          <CopyButton text={() => toMarkup(review)} label={t('report.copyMarkupOfClaim', { claim })}>
            {t('report.copyMarkup')}
          </CopyButton>
          <details>
            <summary>{t('report.jsonLd')}</summary>
            <pre className="scroll" tabIndex={0}>
              {JSON.stringify(review, null, 2)}
            </pre>
          </details>
        </>
      )}
    </li>
  );
}

function Withheld({ withheld }: Pick<Schemas['ClaimReviewsResponse'], 'withheld'>) {
  if (withheld.length === 0) return null;
  return (
    <>
      <h3>{t('report.withheldFromClaims', { count: withheld.length })}</h3>
      <ul className="reviewed">
        {withheld.map(({ claim_id, claim, reason }) => (
          <li key={claim_id}>
            <p dir="auto">{claim}</p>
            <p className="warn">{reason}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
