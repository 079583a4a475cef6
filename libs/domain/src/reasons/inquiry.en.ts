import type { Catalog } from './catalog';

/** English text on questions and checkpoints; not used by decisions. */
export const INQUIRY_ENGLISH = {
  'question.of-template': '{part, askedFor}',
  'question.by-editor': 'Asked by an editor.',
  'question.planned': '{why, sentence} Planned by {name}.',
  'question.by-critique': '{what, sentence} Based on {notes, quotes}. Asked by {name}.',
  'category.asked': '{category, askedKind}',
  'framework.first-round': 'The first round is complete.',
  'framework.every-rounds': 'Runs every {rounds, plural, # round|# rounds}.',
  'framework.once': 'Runs once in detailed mode.',
  'framework.no-progress': 'The last round answered no questions.',
  'framework.before-completion': 'The inquiry is about to end.',
  'answer.by-verdict': 'Verdict on the claim: {verdict}.',
  'answer.voices': '{voices, plural, # independent credible source|# independent credible sources} counted.',
  'answer.apart': ({ values }: { values: string[] }) =>
    `Sources differ: ${values.map((one) => one.replace(/[.]+$/, '')).join('; ')}.`,
  'answer.earliest': 'The earliest report found (confidence {confidence, number} of 100).',
  'answer.on-record':
    '{records, plural, # public record|# public records} {records, plural, addresses|address} the question.',
  'answer.read-by-model': 'Read by a language model; {voices, plural, # independent source|# independent sources}.',
  'answer.nobody-disputes': 'No credible page found disputes it; this does not prove that none exists.',
  'answer.none-found': 'No answer was found in the notes on credible pages; a page may still hold one.',
  'answer.no-source-that-counts':
    'Only {sources, plural, # page|# pages} that cannot be relied on {sources, plural, mentions|mention} it.',
  'answer.not-looked-up': 'Not looked up in this investigation.',
  'answer.held': 'The evidence supports it, but it is held for review.',
  'answer.not-confirmed': 'Sources support it, but the level of the topic does not confirm it.',
  'answer.claims-nothing': 'The topic makes no checkable claim.',
  'answer.figure-on-record': `Calculated from the documents of {collection}, the primary record for {matter, spaced}
    ({operation, spaced}).`,
  'answer.figure-agrees': '{collection} gives the same figure: {figure}.',
  'answer.figure-apart': '{collection} gives {figure}, but credible sources say {told}.',
  'answer.figure-lead':
    '{collection} gives {figure}, but it is not a primary record for this matter: a lead, not an answer.',
  'answer.figure-beside': '{collection} gives {figure}, which cannot be compared with the figures on pages.',
  'answer.documents-lead': `{documents, plural, # document|# documents} in {collection}
    {documents, plural, mentions|mention} it but {documents, plural, does|do} not answer the question: a lead.`,
  'coverage.very-reliable': '{name}, a highly reliable source, supports it; no source of equal rank disputes it.',
  'coverage.agreeing': `{voices, plural, # independent credible source supports|# independent credible sources support}
    it; {wanted, number} required.`,
  'coverage.too-few': `{voices, plural, # independent credible source supports|# independent credible sources support}
    it; {wanted, number}, or one highly reliable source, required.`,
  'coverage.unreliable-alone':
    'Only {sources, plural, # page that is not credible supports|# pages that are not credible support} it.',
  'coverage.opposed': '{name}, of equal or higher rank, disputes it.',
  'coverage.nobody': 'No source supports it.',
  'checkpoint.people': 'Nothing but the name is known about {names, few}.',
  'checkpoint.claims': 'The evidence does not settle “{claim}” ({percent, number}% sure).',
  'checkpoint.positions': 'At least one side of “{claim}” has no quote.',
  'checkpoint.theories': 'No page addresses the alternative explanation “{theory}”.',
  'checkpoint.refuted': 'Credible sources refute “{claim}”, which the topic states as a fact.',
  'checkpoint.contradictions': 'Credible sources contradict each other on “{claim}”.',
  'suggest.look-up': 'Look up who they are.',
  'suggest.search': 'Search for the claim’s exact words.',
  'suggest.strongest-case': 'Find the strongest quote for each side.',
  'suggest.answer-theory': 'Find a source that confirms or denies it.',
  'suggest.leave-out': 'Leave it out, or report that it is refuted.',
  'suggest.settle': 'Compare the contradicting sources.',
  'advice.critical-open': `Critical question not answered with enough confidence ({percent, number}%):
    {question, quote}.{id, unsaid}`,
  'advice.questions-open': '{questions, plural, # question is|# questions are} open.',
  'advice.all-answered': 'All questions are answered.',
  'advice.same-sources': 'All search engines return the same sources.',
  'advice.little-new': '{percent, plural, #%|#%|Nothing} of what the last round found is new.',
  'advice.empty-batches': 'The last {batches, number} searches found nothing new.',
  'advice.unanswerable':
    'The {questions, plural, # remaining question|# remaining questions} cannot be answered by a search.',
  'stop.answered': 'All questions are answered.',
  'stop.checkpoint': 'Checkpoint: {advice} ({verdict}).',
  'stop.budget-spent': 'The budget is spent.',
  'stop.source-limit': 'The limit in {mode} mode is {sources, plural, # page|# pages}.',
  'stop.saturated': 'Further rounds find little that is new. {why, reasons}',
  'stop.targeted': `Round {round, number} searches for what the pre-publication check found missing:
    {gaps, reasons}`,
  'gap.source-claim': 'Only one source makes this important claim.',
  'gap.lead': '{name} names it; it may settle the story.',
  'gap.reply': 'No response by {names, and} was found.',
  'gap.single-source': 'Only {name} counts; a search for its words may find more.',
  'gap.quote': 'A quote of {name} is not in its capture; another copy may have it.',
  'gap.old-story': '{name} reported it before; a search for its words shows whether the story is old.',
  'gap.question': 'May answer {question, quote}',
} as const satisfies Catalog;
