/**
 * Verbs by which somebody says, thinks or wants something, by what must stand with them. General English, no names.
 * Each verb in its plain form; `verb+word` names the small words that belong to it.
 */

/** Whoever is the subject of these says something, whatever follows. */
const SPEAKING =
  'say tell add note argue claim contend assert insist announce declare acknowledge admit concede warn explain allege accuse condemn denounce criticize criticise praise blast slam chastise urge vow pledge ' +
  'complain lament predict testify tweet quip joke reply retort remark caution stress emphasize emphasise underscore highlight boast brag deny confirm disclose propose recommend propose ' +
  'comment+on disagree endorse oppose tout lambaste lambast rebuke deride ridicule decry deplore applaud laud commend congratulate apologize vouch swear ' +
  'speculate hint imply surmise theorize opine proclaim profess recount recite recall reiterate repeat echo summarize conclude rule+against characterize describe depict portray dub brand label liken call blame downplay promote challenge honor embrace welcome repeal overturn overrule uphold unveil put+it put+forward ' +
  'call+for call+on call+out point+out point+to refer+to speak+out speak+about talk+about lash+out weigh+in write+about warn+against warn+of warn+about complain+about argue+against argue+for advocate advocate+for object+to agree+with ' +
  'cite mention quote discuss debate reject dismiss question dispute refute rebut protest scold taunt defend ' +
  'believe think doubt suspect assume presume reckon figure guess fear worry worry+about hope hope+for wish expect want prefer regret regard envision contemplate ' +
  'support favor favour back despise detest admire respect respect loathe resent distrust trust ' +
  'demand request require+that ask promise threaten offer+to agree refuse decline consent ' +
  'suggest indicate signal report reveal contradict clarify elaborate specify testify attest affirm estimate forecast calculate sum+up spell+out lay+out outline' +
  ' shout yell scream whisper murmur mutter exclaim answer respond counter respond+to chime+in continue interject ' +
  'attack press+for push+for campaign+for vote+for vote+against rail+against rant gripe whine grumble concur guarantee commit+to justify recognize recognise detail document chronicle relay convey express voice issue offer float pitch lobby petition insult belittle disparage jeer boo cheer salute thank hail credit fault ' +
  'love like hate enjoy appreciate care+about value seem find show feel understand realize learn intend seek plan aim decide consider view prohibit ban allow+for approve veto block nominate order strike+down look+to envy ' +
  'encourage discourage beg implore admonish allude+to ascribe attribute assail aver bemoan berate compliment contest divulge enumerate equate expound foresee gloat gush grouse harangue impugn interpret intimate invoke lecture malign misstate muse parrot preach pronounce quibble rebuff reason recant renounce reprimand ' +
  'retract savage skewer sneer snipe stipulate swipe+at tease trash trumpet underline utter vent vilify reference invite sue accept oppose object vie+for fight+for rally+for rally+against press lean+toward side+with root+for choose concur nod+to mistake+for identify rate rank sanction fret marvel wish+for gripe+about brag+about joke+about lie+about speak+to testify+about swear+to';

/** These need a clause, a quote or an infinitive; with a bare noun they are something else. */
const WITH_CLAUSE =
  'see know realise hear discover notice imagine remember forget read sing maintain hold determine judge mean observe demonstrate prove rule ' +
  'mull wonder plead advise instruct appeal convince persuade inform assure remind teach agree resolve hint dream gather deem perceive sense anticipate state write';

const IRREGULAR: Record<string, string> = {
  say: 'says said said saying',
  tell: 'tells told told telling',
  write: 'writes wrote written writing',
  find: 'finds found found finding',
  show: 'shows showed shown showing',
  know: 'knows knew known knowing',
  feel: 'feels felt felt feeling',
  see: 'sees saw seen seeing',
  understand: 'understands understood understood understanding',
  strike: 'strikes struck struck striking',
  hear: 'hears heard heard hearing',
  learn: 'learns learned learned learning',
  think: 'thinks thought thought thinking',
  hold: 'holds held held holding',
  mean: 'means meant meant meaning',
  read: 'reads read read reading',
  sing: 'sings sang sung singing',
  forget: 'forgets forgot forgotten forgetting',
  speak: 'speaks spoke spoken speaking',
  swear: 'swears swore sworn swearing',
  seek: 'seeks sought sought seeking',
  teach: 'teaches taught taught teaching',
  lay: 'lays laid laid laying',
  spell: 'spells spelled spelled spelling',
  make: 'makes made made making',
  put: 'puts put put putting',
  give: 'gives gave given giving',
  have: 'has had had having',
  send: 'sends sent sent sending',
  take: 'takes took taken taking',
  draw: 'draws drew drawn drawing',
  uphold: 'upholds upheld upheld upholding',
  plead: 'pleads pleaded pleaded pleading',
  prove: 'proves proved proven proving',
  foresee: 'foresees foresaw foreseen foreseeing',
  forecast: 'forecasts forecast forecast forecasting',
};
/** The last consonant is doubled. */
const DOUBLED = /^(?:ban|admit|brag|refer|rebut|plan|quip|prefer|regret|hint0|sum|dub|chat|label0)$/;

/**
 * Verbs that say nothing themselves; with a word of saying as their object they do: "issued a statement", "made a
 * call".
 */
const LIGHT =
  'express voice make issue raise offer give have deliver release sign take file lodge launch mount draw face levy level'.split(
    ' ',
  );

export type CueForm = 'base' | 's' | 'past' | 'ing';
export interface CueVerb {
  lemma: string;
  form: CueForm;
  needsClause: boolean;
  /** Small words of which one must follow; empty when the verb stands alone. */
  needs: readonly string[];
}

function formsOf(verb: string): [string, CueForm][] {
  const irregular = IRREGULAR[verb]?.split(' ');
  if (irregular)
    return [
      [verb, 'base'],
      [irregular[0] ?? verb, 's'],
      [irregular[1] ?? verb, 'past'],
      [irregular[2] ?? verb, 'past'],
      [irregular[3] ?? verb, 'ing'],
    ];
  const stem = DOUBLED.test(verb) ? verb + (verb.at(-1) ?? '') : /[^e]e$/.test(verb) ? verb.slice(0, -1) : verb;
  const consonantY = /[^aeiou]y$/.test(verb);
  const s = consonantY ? `${verb.slice(0, -1)}ies` : /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const past = consonantY ? `${verb.slice(0, -1)}ied` : /ee$/.test(verb) ? `${verb}d` : `${stem}ed`;
  return [
    [verb, 'base'],
    [s, 's'],
    [past, 'past'],
    [`${stem}ing`, 'ing'],
  ];
}

function build(): Map<string, CueVerb[]> {
  const table = new Map<string, CueVerb[]>();
  const add = (entry: string, needsClause: boolean) => {
    const [lemma = '', small] = entry.split('+');
    for (const [word, form] of formsOf(lemma)) {
      const others = table.get(word) ?? [];
      if (others.some((one) => one.form === form && one.needs[0] === small && one.needsClause === needsClause))
        continue;
      table.set(word, [...others, { lemma, form, needsClause, needs: small ? [small] : [] }]);
    }
  };
  for (const entry of SPEAKING.split(' ')) add(entry, false);
  for (const entry of WITH_CLAUSE.split(' ')) add(entry, true);
  return table;
}

const TABLE = build();
const LIGHT_FORMS = new Map(
  LIGHT.flatMap((lemma) =>
    formsOf(lemma).map(([word, form]) => [word, { lemma, form, needsClause: false, needs: [] }]),
  ),
);

/** A verb that is a cue only with a word of saying as its object. */
export const lightVerbOf = (plain: string): CueVerb | undefined => LIGHT_FORMS.get(plain);

/** What a word may be as a cue, those with a small word of their own first. */
export const cueVerbsOf = (plain: string): CueVerb[] =>
  [...(TABLE.get(plain) ?? [])].sort(
    (a, b) => b.needs.length - a.needs.length || Number(a.needsClause) - Number(b.needsClause),
  );

/** Forms that are as often nouns: as verbs they need an object or a clause right behind them. */
export const ALSO_NOUNS = new Set(
  (
    'claim claims plan plans question questions judge judges back backs trust trusts debate debates demand demands support supports report reports tweet tweets signal signals comment comments request requests quote quotes ' +
    'respect respects fear fears hope hopes doubt doubts worry worries wish wishes regret regrets promise promises offer offers answer answers estimate estimates forecast forecasts hint hints figure figures guess view views order orders ' +
    'appeal appeals state states sense senses dream dreams challenge challenges brand brands label labels blame protest protests dispute disputes counter pledge pledges vow vows project projects call calls echo echoes respond purpose remark remarks joke jokes mention mentions attack attacks praise'
  ).split(' '),
);

/** What somebody is said to have: "his claim that", "the mayor's call for". */
export const CUE_NOUNS = new Set(
  (
    'claim claims statement statements comment comments remark remarks belief beliefs view views opinion opinions call calls criticism criticisms support opposition concern concerns promise promises pledge pledges vow plan plans proposal proposals ' +
    'decision demand demands desire hope hopes fear fears warning warnings assertion assertions accusation accusations allegation allegations denial condemnation rhetoric idea ideas obsession determination suggestion message argument arguments ' +
    'stance position commitment commitments reluctance willingness refusal endorsement praise attack attacks suspicion suspicions conclusion prediction predictions insistence complaint complaints charge charges declaration confession testimony admiration disdain contempt explanation assessment'
  ).split(' '),
);

/** Verbs that only lead to another: "refused to disclose" is one cue. */
export const LEADING_VERBS = new Set(
  'refuse refused refuses refusing decline declined declines declining continue continued continues continuing go goes went going seem seemed seems appear appeared appears begin began begins try tried tries trying fail failed fails failing'.split(
    ' ',
  ),
);

/** Verbs that stand before their speaker: `"…," said Ann Roe`. */
export const INVERTIBLE = new Set(
  'say add note write argue explain ask reply respond announce declare warn insist acknowledge admit concede claim report tweet quip joke recall observe conclude continue testify remark predict boast complain lament agree caution state read comment suggest exclaim'.split(
    ' ',
  ),
);
