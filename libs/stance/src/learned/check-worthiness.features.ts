import { fold, properNames, regionsIn, words } from '@corroborate/text';

/** What a sentence shows of being worth a check: each a number of about 0–3, named for the weights and the reasons. */
export type SentenceFeatures = Record<FeatureName, number>;

const LISTS = {
  /** "million", "thousand": sizes that somebody counted. */
  magnitude: 'hundred hundreds thousand thousands million millions billion billions trillion trillions dozens',
  spelled:
    'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty half third quarter double twice triple',
  share: 'percent percentage rate rates average majority poll polls polling statistics figures numbers',
  superlative:
    'highest lowest largest biggest greatest worst best fastest slowest most least record first last only ever history',
  comparative:
    'more less fewer higher lower bigger larger smaller worse better than greater twice cheaper richer poorer',
  change:
    'increase increased increases rose risen rise rising fell fallen fall falling drop dropped decline declined declining grew grown grow growing doubled tripled cut cuts lost losing ' +
    'gained added created eliminated reduced raised down up surge surged soared plunged shrunk expanded skyrocketed went',
  quantifier: 'all every everyone everybody nobody none never always no any nothing entire whole many nearly almost',
  negation:
    "not n't no never nobody none neither nor didn't don't doesn't wasn't weren't isn't aren't hasn't haven't hadn't",
  firstSingular: "i me my mine myself i'm i've i'd i'll",
  firstPlural: "we us our ours we're we've we'll we'd",
  second: "you your yours you're you've you'll yourself",
  third: "he she they him her them his their he's she's they're they've hers theirs",
  hedge:
    'think believe feel hope guess maybe perhaps probably suppose wish seems seem might imagine opinion honestly frankly',
  future:
    "will won't would going gonna should shall must need needs ought let let's want wants can could may plan plans i'll we'll",
  pastAux: 'was were had did been has have',
  act:
    'voted vote supported supports opposed opposes signed said called calls sued paid spent gave took sold bought hired fired settled invaded started passed introduced endorsed promised proposed wants admitted ' +
    'refused failed donated filed ordered defended attacked praised criticized banned approved rejected funded outsourced bankrupt bankruptcy convicted arrested killed died accused guilty',
  cause: 'because caused causes cause led due result resulted resulting created responsible blame thanks',
  time: 'years year months month weeks week decades decade century ago since until when before after during yesterday today recently',
  economy:
    'jobs job tax taxes deficit debt budget economy trade income wages wage unemployment manufacturing factories imports exports tariffs dollars spending growth poverty welfare ' +
    'business businesses companies company banks bank bankruptcy money cost costs costing prices premiums workers fund funding loan',
  security:
    'border immigrants immigration illegal illegally immigrant refugees visa deported deportation aliens crime crimes murder murders violence violent gangs drugs drug heroin police guns gun shooting terrorism terrorist terrorists isis attack attacks',
  foreign:
    'iraq iran libya syria china russia mexico israel korea nato war troops nuclear military sanctions weapons treaty deal agreement afghanistan foreign',
  social:
    'health care healthcare insurance obamacare medicare medicaid schools school education students college abortion climate energy coal oil gas water veterans courts court judge supreme emails server email',
  courtesy:
    'thank thanks welcome please congratulations evening goodnight applause laughter crosstalk god bless ladies gentlemen sorry excuse hello',
  moderation:
    'question questions minutes minute seconds respond response debate moderator candidates senator governor secretary mr mrs gentleman',
  filler: 'well look ok okay yes yeah right wait listen so now but and oh sure',
};
type ListName = keyof typeof LISTS;
const SETS = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [name, new Set(list.split(' '))]),
) as unknown as Record<ListName, ReadonlySet<string>>;

export const FEATURES = [
  ...(Object.keys(LISTS) as ListName[]),
  'length',
  'veryShort',
  'long',
  'digits',
  'money',
  'percentSign',
  'year',
  'names',
  'places',
  'question',
  'exclamation',
  'trailing',
  'pastVerbs',
  'pronounLead',
  'fillerLead',
  'figureAndTopic',
  'nameAndAct',
  'thirdAndAct',
  'secondAndAct',
  'digitsAndChange',
] as const;
export type FeatureName = (typeof FEATURES)[number] | ListName;

/** Reads one sentence; `text` beyond 2,000 characters is not looked at. */
export function featuresOf(text: string): SentenceFeatures {
  const body = text.slice(0, 2000);
  const list = words(body).map((word) => word.folded);
  const count = (name: ListName): number => Math.min(3, list.filter((word) => SETS[name].has(word)).length);
  const counts = Object.fromEntries((Object.keys(LISTS) as ListName[]).map((name) => [name, count(name)])) as Record<
    ListName,
    number
  >;
  const names = Math.min(3, properNames(`. ${body}`).length);
  const digits = Math.min(3, list.filter((word) => /\d/.test(word)).length);
  const past = Math.min(3, list.filter((word) => word.length > 4 && word.endsWith('ed')).length);
  const policy = Math.min(3, counts.economy + counts.security + counts.foreign + counts.social);
  const both = (a: number, b: number): number => Math.min(2, a, b);
  return {
    ...counts,
    length: Math.min(3, Math.log2(1 + list.length) / 2),
    veryShort: list.length < 5 ? 1 : 0,
    long: list.length > 30 ? 1 : 0,
    digits,
    money: /[$£€¥]\s?\d|\bdollars?\b/i.test(body) ? 1 : 0,
    percentSign: /\d\s?%|\bper ?cent\b/i.test(body) ? 1 : 0,
    year: /\b(?:19|20)\d{2}\b/.test(body) ? 1 : 0,
    names,
    places: Math.min(2, regionsIn(body).size),
    question: /\?\s*["”']?$/.test(body.trim()) ? 1 : 0,
    exclamation: /!\s*$/.test(body) ? 1 : 0,
    trailing: /(?:\.\.\.|…|--|—)\s*$/.test(body) ? 1 : 0,
    pastVerbs: past,
    pronounLead: /^(?:it|this|that|these|those|he|she|they)\b/.test(fold(body).trim()) ? 1 : 0,
    fillerLead: SETS.filler.has(list[0] ?? '') ? 1 : 0,
    figureAndTopic: both(digits + counts.magnitude, policy),
    nameAndAct: both(names, counts.act),
    thirdAndAct: both(counts.third, counts.act),
    secondAndAct: both(counts.second, counts.act),
    digitsAndChange: both(digits + counts.magnitude, counts.change),
  };
}
