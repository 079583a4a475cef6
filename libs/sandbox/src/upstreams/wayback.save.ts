import { json } from './replies';
import type { Reply, UpstreamContext, UpstreamRequest } from './upstream.types';

/** A job of "Save Page Now", version 2. */
interface Job {
  url: string;
  /** Number of status requests so far; the first returns pending. */
  asked: number;
}

/** Accepts a capture request; rejections have status 200, like the archive's. */
export function save({ headers, body }: UpstreamRequest, context: UpstreamContext): Reply {
  if (!isSignedIn(headers)) return loggedOut();
  const url = new URLSearchParams(body).get('url') ?? '';
  const address = URL.parse(url);
  if (!address) return refusal('error:invalid-url-syntax', `${url} is no address.`);
  const page = context.view.pageAt(address);
  if (!page) return refusal('error:not-found', `The server cannot find the requested resource ${url}.`);
  const jobs = jobsOf(context);
  if (savedCopies(context).some((saved) => saved.url === url))
    return json({
      url,
      message: 'The same snapshot had been made 1 minute ago. You can make new capture after 1 hour.',
    });
  const id = `spn2-${String(jobs.size + 1).padStart(8, '0')}`;
  jobs.set(id, { url, asked: 0 });
  return json({ url, job_id: id });
}

/** Status of a capture job: pending at first, then a capture dated the world's present. */
export function saveStatus(id: string, { headers }: UpstreamRequest, context: UpstreamContext): Reply {
  if (!isSignedIn(headers)) return loggedOut();
  const job = jobsOf(context).get(id);
  if (!job) return refusal('error:job-not-found', `Job ${id} was not found.`);
  job.asked += 1;
  if (job.asked === 1) return json({ status: 'pending', job_id: id, resources: [] });
  const timestamp = stampOfNow(context);
  return json({
    ...{ status: 'success', job_id: id, original_url: job.url, timestamp, duration_sec: 6.2, http_status: 200 },
    ...{ resources: [job.url], outlinks: {}, counters: { outlinks: 0, embeds: 0 } },
  });
}

/** Captures made since the sandbox started; they can be replayed at once but are in no index yet. */
export function savedCopies(context: UpstreamContext): { url: string; timestamp: string }[] {
  const timestamp = stampOfNow(context);
  return [...jobsOf(context).values()].filter(({ asked }) => asked > 1).map(({ url }) => ({ url, timestamp }));
}

const stampOfNow = ({ world }: UpstreamContext): string => world.now.toISOString().slice(0, 19).replace(/\D/g, '');

const isSignedIn = (headers: UpstreamRequest['headers']): boolean =>
  /^LOW [^:\s]+:\S+$/.test(headers['authorization'] ?? '');

const loggedOut = (): Reply => json({ message: 'You need to be logged in to use Save Page Now.' }, 401);

const refusal = (code: string, message: string): Reply =>
  json({ status: 'error', status_ext: code, message, resources: [] });

function jobsOf({ memory }: UpstreamContext): Map<string, Job> {
  const known = memory.get('wayback:jobs') as Map<string, Job> | undefined;
  if (known) return known;
  const jobs = new Map<string, Job>();
  memory.set('wayback:jobs', jobs);
  return jobs;
}
