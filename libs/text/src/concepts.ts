/**
 * What can happen in news, and the words by which reports say it happened. Two reports that share no verb
 * ("walked off the job", "strike") can so be seen to tell of one kind of event.
 *
 * `announced`: the event is the announcement, so that a report in the future tense ("will step down") reports it.
 * `accusation`: saying it of somebody is an allegation that can ruin them.
 */
export interface Concept {
  id: string;
  announced?: boolean;
  accusation?: boolean;
  pattern: RegExp;
  /** Expressions that can only be true where the event did not happen. */
  opposite?: RegExp;
}

interface Traits {
  announced?: boolean;
  accusation?: boolean;
  opposite?: string;
}
const c = (id: string, source: string, { opposite, ...traits }: Traits = {}): Concept => ({
  id,
  ...traits,
  pattern: new RegExp(`\\b(?:${source})\\b`, 'gi'),
  ...(opposite === undefined ? {} : { opposite: new RegExp(`\\b(?:${opposite})\\b`, 'i') }),
});

export const CONCEPTS: readonly Concept[] = [
  c(
    'strike',
    'on strikes?|strike (?:hits|begins?|began|starts?|started|over|at|called)|(?:a|the|their|first|call(?:ed)? a|of a|in) strikes?(?! (?:vote|votes|authori[sz]ation|threat|deadline|fund|ballot))|went on strike|strik(?:ing|ers?)|strikes?(?! (?:vote|votes|authori[sz]ation|threat|threats|deadline|fund|ballot|action ballot))|walk(?:ed|s|ing)?[ -]?(?:out|off)|walkouts?|pickets?|picket(?:ed|ing)? lines?|stoppages?|downed tools|off the job|industrial action|pulls? (?:its )?members out|pulled (?:its )?members out|production halted as workers|(?:left|leave|leaving) (?:their|its|the) (?:jobs?|posts?|workplaces?)',
    {
      opposite:
        'reports? for work|reported for work|at work and|ran all (?:\\w+ )?shifts|(?:shifts?|production) (?:ran|was|is|were|continued) (?:as usual|normal(?:ly)?)|clocked in as usual|plant open|business as usual',
    },
  ),
  c(
    'resign',
    'resign(?:s|ed|ing|ations?)?|quits?|quitting|step(?:s|ped|ping)? (?:down|aside)|stand(?:s|ing)? down|stood down|leav(?:es?|ing) (?:office|city hall|the post|the job)|to leave|time to go|(?:mayor|minister|chief|president|chair\\w*|director|coach|secretary|head) (?:departs|is leaving|to depart|leaves)|departure|acting mayor|tendered|vacat(?:e|es|ing) (?:the|her|his) (?:post|office|seat)|retir(?:es?|ed|ing|ement)',
    {
      announced: true,
      opposite:
        '(?:still|remains?|stays?|staying) (?:in (?:office|charge|the job|post)|mayor|on as)|is not a candidate|no plans to (?:leave|go|quit)|not going anywhere',
    },
  ),
  c(
    'fire',
    'fires?(?! (?:department|chiefs?|marshals?|stations?|trucks?|engines?|officials?|service|brigade|officers?|drills?|codes?|sale))|blazes?|burn(?:s|ed|t|ing)?|ablaze|in flames|flames|inferno|caught fire|engulf\\w*|gutted',
    {
      opposite:
        'was a drill|training exercise|(?:factory|plant|building|mill|works) is (?:fine|intact|undamaged)|plant running|roof intact|nothing burned|nothing to put out',
    },
  ),
  c('explosion', 'explo(?:de|des|ded|ding|sions?)|blasts?|detonat\\w+|blew up|bomb(?:s|ed|ing|ings)?'),
  c(
    'collapse',
    'collaps(?:e|es|ed|ing)|came down|come down|coming down|gave way|give way|caved? in|cave-in|crumbl(?:e|es|ed|ing)|fallen|fell into',
    { opposite: 'still standing|is standing|deck intact|remained in place|stood (?:as )?firm(?:ly)?|not fallen' },
  ),
  c(
    'topple',
    'toppl(?:e|es|ed|ing)(?! (?:\\w+ ){0,2}?(?:governments?|regimes?|dictators?|leaders?|presidents?|ministers?|records?))|(?:tip(?:s|ped|ping)|f[ae]ll(?:s|en|ing)?|keel(?:s|ed|ing)|knocked|bl[eo]wn?) over(?! (?:the|a|an|\\d|\\w+ (?:years?|months?|weeks?|days?)))|f[ae]ll(?:s|en|ing)? (?:on ?to|on top of)',
  ),
  c(
    'close',
    'clos(?:e|es|ed|ing|ures?)|shut(?:s|ting)?(?:[ -]?downs?)?|shuttered|off[ -]limits|sealed off|barred to|declared unsafe|off the road|halted traffic|suspend(?:s|ed)? (?:service|traffic|operations)',
    {
      announced: true,
      opposite: '(?:remains?|stays?|still|is) open(?: to (?:traffic|the public)| as usual)?|open as usual',
    },
  ),
  c(
    'recall',
    'recall(?:s|ed|ing)?|pull(?:s|ed|ing)? .{0,40}? (?:from|off) (?:the )?(?:shelves|market|stores|sale)|stop using|taken off the market',
    { announced: true, opposite: '(?:remains?|still) on (?:sale|the shelves)|safe to use|no such (?:recall|notice)' },
  ),
  c(
    'outage',
    'outages?|went down|go(?:es)? down|(?:systems?|services?|networks?|apps?|site|platforms?|cards?|payments?|gates?|phones?|trains?|machines?|atms?|computers?) (?:were |was |are |is |has |have |had )?(?:down|fail(?:s|ed|ing|ure)?|offline|crash(?:es|ed)?|declined|unavailable|unreachable|stopped)|offline|blackouts?|locked out|locks out|disrupt(?:s|ed|ion|ions)|unable to (?:log|access|use|reach|pay|withdraw)|could not (?:log|access|use|reach|pay|withdraw)|cards? declined|payday trouble|failure|breakdown|glitch(?:es)?|malfunction(?:s|ed)?',
    {
      opposite:
        '(?:working|operating|running|worked|operated|ran) (?:normally|as usual|without (?:interruption|problems))|services? (?:are|were|is|was) (?:normal|available)|business as usual',
    },
  ),
  c('freeze', 'fr(?:eezes?|oze|ozen|eezing)|accounts? blocked'),
  c(
    'approve',
    'adopt(?:s|ed|ing|ion)?|approv(?:e|es|ed|ing|al)|vot(?:e|es|ed|ing) (?:\\d+[-–]\\d+|to|for|in favou?r|\\w+ to \\w+)|\\d+[-–]\\d+ (?:vote|decision)|vote was \\d|(?:vote of|by) \\d+ to \\d+|pass(?:es|ed)? (?:a |the |an )?(?:law|bill|measure|motion|resolution|budget|ordinance|\\w+ \\w+ bill)|back(?:s|ed) .{0,30}?(?:week|plan|bill|proposal|measure)|in favou?r of|enact(?:s|ed)?|ratif(?:y|ies|ied)|sign(?:s|ed) into law|greenlit|final approval|decided (?:on \\w+ )?to|move to|wins in',
    {
      opposite:
        '(?:motion|measure|proposal|bill|vote) fail(?:s|ed|ing)|vot(?:e|es|ed|ing) (?:it |them )?(?:down|against)|reject(?:s|ed|ion of)|thr(?:ow|ows|ew|own) out|turn(?:s|ed) (?:it )?down|put off|tabled|postponed|no decision (?:was|has been) taken|keeps? (?:the )?(?:five|school|old|current)|never passed',
    },
  ),
  c(
    'charge',
    'charg(?:e|es|ed|ing) (?:with|against|in|over|man|woman|filed|sought)|charged|charges|counts? of|indict(?:s|ed|ments?)?|accus(?:e|es|ed|ing|ations?)|arraign(?:ed|ment)|prosecut(?:e|ed|ors? charge|ion)|criminal complaint|lawsuit|su(?:es?|ed|ing)\\b|alleg(?:es?|ed|ations?)',
    { accusation: true },
  ),
  c('arrest', 'arrest(?:s|ed|ing)?|detain(?:s|ed)?|in custody|taken into custody|jailed|handcuff\\w*', {
    accusation: true,
  }),
  c('convict', 'convict(?:s|ed|ions?)?|guilty|sentenc(?:e|es|ed|ing)|found liable|acquitt(?:ed|al)|plea(?:ds?|ded)', {
    accusation: true,
  }),
  c(
    'fraud',
    'fraud(?:s|ulent|ster)?|embezzl\\w*|brib(?:e|es|ed|ery)|corrupt(?:ion)?|launder(?:s|ed|ing)|scam(?:s|med|mer)?|stole|stolen|steal(?:s|ing)?|theft|thie(?:f|ves)|robb(?:ed|ery|ing)|misappropriat\\w*|kickbacks?|ponzi|extort\\w*',
    { accusation: true },
  ),
  c(
    'assault',
    'assault(?:s|ed|ing)?|abus(?:e|es|ed|ing|ive)|rap(?:e|es|ed|ist)\\b|molest\\w*|harass\\w*|groom(?:ed|ing)|traffick\\w*|paedophil\\w*|pedophil\\w*|child porn\\w*|sexual misconduct',
    { accusation: true },
  ),
  c(
    'murder',
    'murder(?:s|ed|er|ing)?|homicides?|manslaughter|slay(?:s|ing|ings)?|slain|execut(?:ed|ion)|massacre\\w*|genocide|war crimes?',
    { accusation: true },
  ),
  c('shoot', 'shoot(?:s|ing|ings|er)?|shot|gunm[ae]n|gunfire|opened fire'),
  c(
    'attack',
    'attack(?:s|ed|ing|ers?)?|stabb?(?:s|ed|ing|ings)?|airstrikes?|bombard\\w*|raid(?:s|ed)?|storm(?:ed|ing) the|assassinat\\w*|invad\\w*|invasion',
  ),
  c(
    'die',
    'die(?:s|d)?|dying|dead|deaths?|kill(?:s|ed|ing|ings)?|fatal(?:ly|ity|ities)?|passed away|casualt\\w+|drown(?:s|ed)?|perish\\w*',
    {
      opposite:
        'very much alive|alive and well|is not dead|(?:news|reports?|rumou?rs?) of (?:(?:his|her|my|their|a|the) )?(?:own )?death',
    },
  ),
  c('injure', 'injur(?:e|es|ed|ing|y|ies)|hurt|wound(?:s|ed|ing)?|hospitali[sz]ed'),
  c(
    'aground',
    '(?:ran|runs?|running|went|go(?:es)?|gone|is|was|stuck|hard) aground|aground|ground(?:ed|ing)s? (?:off|on|near|of)|(?:hit|hits|struck|strikes?|drove onto|gone up on|went up on) (?:\\w+ ){0,3}(?:rocks?|ledge|reef|sandbar|shoals?)',
  ),
  c(
    'sinkhole',
    'sink-?holes?|(?:hole|crater|cavity|void) (?:opens?|opened|in|under|beneath)|pavement (?:dropped|gave way|caved in)|ground gave way',
  ),
  c('burst', 'bursts?|bursting|ruptur\\w+|(?:water |gas )?main breaks?|broken (?:water |gas )?main'),
  c(
    'move',
    'mov(?:e|es|ed|ing)|relocat\\w+|combin(?:e|es|ed|ing|ation)|consolidat\\w+|merg(?:e|es|ed|ing)|transfer(?:s|red|ring)?|shift(?:s|ed|ing)?',
  ),
  c(
    'crash',
    "crash(?:es|ed|ing)?|collid(?:e|es|ed)|collisions?|derail\\w*|pile-?up|ran off the road|overturn(?:s|ed|ing)?(?! (?:[\\w'-]+ ){0,4}(?:ruling|conviction|decision|ban|law|verdict|sentence|judgment|permit|order|result|election))|capsiz\\w*|wreck(?:ed|age)?",
  ),
  c(
    'disaster',
    'earthquakes?|quakes?|floods?|flooded|flooding|tornado(?:es)?|hurricanes?|wildfires?|(?:forest|brush|bush|grass) ?fires?|tremors?|landslides?|tsunamis?|eruptions?|erupted|avalanches?|storms?|cyclones?|typhoons?',
  ),
  c('spill', 'spill(?:s|ed|ing|age)?|leak(?:s|ed|ing|age)?|contaminat\\w*|discharg\\w*'),
  c(
    'outbreak',
    'outbreaks?|infect(?:s|ed|ions?)|tested positive|test positive|epidemic|cluster of cases|poison(?:s|ed|ing)',
  ),
  c(
    'layoff',
    'lay(?:s|ing)?[ -]?offs?|laid off|cut(?:s|ting)? .{0,20}?(?:jobs|posts|staff|positions|workforce)|job (?:cuts|losses)|redundanc(?:y|ies)|sack(?:s|ed|ing)?|dismiss(?:es|ed|al)|let go',
    { announced: true },
  ),
  c('fired', 'fires?|fired|ousts?|ousted|remov(?:es?|ed) (?:as|from)|sacked', { announced: true }),
  c(
    'appoint',
    'appoint(?:s|ed|ment)?|nam(?:es|ed) (?:as|new|\\w+ (?:ceo|chief|head|coach))|hir(?:es|ed)|nominat(?:e|es|ed|ion)|sworn in',
    { announced: true },
  ),
  c(
    'elect',
    'elect(?:s|ed|ions?)?|wins? (?:the )?(?:race|seat|vote|primary)|won (?:the )?(?:race|seat|vote|primary)|re-?elected',
  ),
  c(
    'acquire',
    'acqui(?:re|res|red|sition)|merg(?:e|es|ed|er)|buys?|buying|bought|tak(?:e|es|ing) over|takeover|purchas(?:e|es|ed)|stake(?:s)?|sells?|sold|sale',
    {
      announced: true,
      opposite:
        'not in (?:talks|discussions?|negotiations?)|not for sale|no (?:intention|plans?) (?:of|to) (?:buy|bid|sell|acquire|tak)\\w*|(?:does|do|did) not intend to (?:buy|bid|sell|acquire|make an offer)',
    },
  ),
  c(
    'launch',
    'launch(?:es|ed|ing)?|unveil(?:s|ed|ing)?|introduc(?:e|es|ed|ing)|roll(?:s|ed|ing)? out|rollout|debut(?:s|ed)?|releas(?:e|es|ed|ing)|lift(?:s|ed)?[ -]?off|blast(?:s|ed) off',
    { announced: true },
  ),
  c('open', '(?:re)?open(?:s|ed|ing)?|inaugurat\\w*', { announced: true }),
  c('bankrupt', 'bankrupt(?:cy)?|insolven\\w*|chapter (?:7|11)|receivership|liquidat\\w*|went under', {
    announced: true,
    opposite:
      '(?:has|have|had) not (?:filed|sought|applied)|no (?:such )?(?:filing|petition|application) (?:by|from|for|was|has)|(?:is|remains) solvent|trad(?:es|ing) (?:as normal|normally)|sails on',
  }),
  c(
    'ban',
    'ban(?:s|ned|ning)?|(?:say|says|said) no to|(?:shut|shuts|keep|keeps|turn|turns|turned|kept) (?:out|away)|caps?(?: on)?|limit(?:s|ed|ing)?|prohibit(?:s|ed|ion)?|outlaw(?:s|ed)?|(?:to )?bar(?:s|red)? (?:from|large|heavy|all|new|any|\\w+ (?:ships?|trucks?|cars?|sales?))|forbid\\w*|block(?:s|ed|ing)?',
    { announced: true },
  ),
  c('fine', 'fin(?:es|ed)|penalt(?:y|ies)|sanction(?:s|ed)?', { accusation: true }),
  c(
    'remove',
    'remov(?:e|es|ed|al|ing)|pull(?:s|ed)? (?:from|down)|tak(?:e|es|en) down|delet(?:e|es|ed|ing)|withdr(?:aw|aws|ew|awn|awal)|scrap(?:s|ped)|revok(?:e|es|ed|ing)|strip(?:s|ped)?',
  ),
  c(
    'cancel',
    'cancel(?:s|led|ed|ling|lation)?|call(?:s|ed) off|postpon(?:e|es|ed|ement)|halt(?:s|ed|ing)?|abandon(?:s|ed)?|suspend(?:s|ed)?|suspension|paus(?:e|es|ed|ing)|terminat(?:es|ed|ing|ion)|discontinu(?:es|ed|ing|ation)|g(?:ive|ives|ave|iving|iven) up on',
    {
      announced: true,
      opposite:
        '(?:will|to|would|is|are) (?:go|going) ahead|goes ahead|went ahead|(?:not|never) (?:been )?(?:cancel(?:led|ed)|called off)',
    },
  ),
  c(
    'protest',
    'protest(?:s|ed|ers?|ing)?|rall(?:y|ies|ied)|march(?:es|ed|ers)|demonstrat(?:e|es|ed|ors?|ions?)|riot(?:s|ed|ing)?',
  ),
  c(
    'evacuate',
    'evacuat(?:e|es|ed|ion|ions|ing)|(?:ordered|moved|cleared|driven|forced) (?:out|from|to leave)|told to leave|empt(?:y|ies|ied) (?:a |the )?(?:town|village|homes|houses)|flee(?:s|ing)?|fled|ordered out',
  ),
  c('missing', 'missing|disappear(?:s|ed|ance)|vanish(?:es|ed)|search (?:for|continues|under way)|searching'),
  c('rescue', 'rescu(?:e|es|ed|ers|ing)|saved|pulled (?:alive|from)|freed'),
  c('seize', 'seiz(?:e|es|ed|ing|ure)|confiscat\\w*|impound\\w*|captur(?:e|es|ed)'),
  c(
    'find',
    'find(?:s|ing)?|found|discover(?:s|ed|y|ies)?|identif(?:y|ies|ied)|spot(?:s|ted)?|detect(?:s|ed|ion)?|unearth\\w*',
  ),
  c(
    'rise',
    'rise(?:s|n)?|rose|rising|increas(?:e|es|ed|ing)|jump(?:s|ed)?|soar(?:s|ed|ing)?|surg(?:e|es|ed)|climb(?:s|ed)?|gr(?:ew|own|owth)|record high',
  ),
  c(
    'drop',
    'drop(?:s|ped|ping)?|fall(?:s|ing|en)?|fell|declin(?:e|es|ed|ing)|plung(?:e|es|ed)|slump(?:s|ed)?|tumbl(?:e|es|ed)|sink(?:s|ing)?|sank|slid(?:e|es)?|decreas(?:e|es|ed)|shr(?:ank|unk|ink\\w*)',
  ),
  c('win', 'wins?|won|winning|beat(?:s|en)?|defeat(?:s|ed)?|victor(?:y|ious)|champions?|clinch(?:es|ed)'),
  c('agree', 'agree(?:s|d|ment|ments)?|deals?|accord|pact|treaty|settle(?:s|d|ment)?|truce|cease-?fire', {
    opposite:
      'not in (?:talks|discussions?|negotiations?)|no (?:talks|discussions|negotiations) (?:with|about|on|are|were|have)|no (?:deal|agreement|offer) (?:has been|was|is|has) |talks (?:have |had )?(?:collapsed|broken down|broke down|failed)|(?:has|have|had) not (?:signed|agreed|struck|reached)',
  }),
  c(
    'reject',
    'reject(?:s|ed|ion|ing)?|refus(?:e|es|ed|al|ing)|turn(?:s|ed) down|declin(?:e|es|ed) to|vot(?:e|es|ed) (?:down|against)|den(?:y|ies|ied) (?:a |the )?request|rebuff\\w*',
  ),
  c('deny', 'den(?:y|ies|ied|ying|ials?)|disput(?:e|es|ed)|refut(?:e|es|ed)'),
  c('apologise', 'apolog(?:y|ies|i[sz]es?|i[sz]ed|i[sz]ing)|sorry'),
  c(
    'criticise',
    'critici[sz](?:e|es|ed|ing|ms?)|slam(?:s|med)?|condemn(?:s|ed)?|denounc(?:e|es|ed)|blast(?:s|ed)|rip(?:s|ped) into|attack(?:s|ed)|rebuk\\w*',
  ),
  c(
    'demand',
    'demand(?:s|ed|ing)?|call(?:s|ed|ing)? (?:for|on)|urg(?:e|es|ed|ing)|seek(?:s|ing)?|sought|request(?:s|ed)?',
  ),
  c('perform', 'perform(?:s|ed|ance|ing)?|played?|headlin(?:es|ed)|sang|sings?'),
  c('endorse', 'endors(?:e|es|ed|ement)|back(?:s|ed|ing)|support(?:s|ed|ing)?'),
  c('hack', 'hack(?:s|ed|ers|ing)?|breach(?:es|ed)?|cyber-?attacks?|ransomware|data leak'),
  c(
    'annul',
    "annul(?:s|led|ling|ment)?|quash(?:es|ed)?|strik(?:e|es|ing) down|struck down|overturn(?:s|ed|ing)? (?:[\\w'-]+ ){0,4}(?:rulings?|convictions?|decisions?|bans?|laws?|verdicts?|sentences?|judg(?:e)?ments?|permits?|orders?|results?|elections?)|invalidat(?:e|es|ed|ing)|set(?:s|ting)? aside|null and void|(?:ruled?|rules|ruling|found|declar\\w+|held) (?:[\\w'$-]+ ){0,6}(?:unlawful|illegal|unconstitutional|void|invalid)|revers(?:es|ed) (?:a|the|its) (?:\\w+ )?(?:ruling|decision|judgment|conviction)",
    { opposite: 'upheld|upholds?|let (?:it|the \\w+) stand|remains? (?:valid|lawful|in force)' },
  ),
  c(
    'lift',
    'lift(?:s|ed|ing)? (?:\\w+ ){0,4}(?:ban|curfew|advisory|notice|restrictions?|lockdown|order|warning|embargo|sanctions|siege|blockade|limit)|(?:ban|curfew|advisory|notice|restrictions?|lockdown|order|warning|embargo|sanctions|limit)s? (?:\\w+ ){0,3}(?:lifted|ended|over|withdrawn|rescinded|cancelled|removed|eased)|(?:can|may) (?:again|once more)|safe (?:to drink|again)|no longer (?:need|have|required|necessary|in force)',
    { opposite: 'remains? in (?:force|place|effect)|extend(?:s|ed) (?:the|its)|still (?:in force|in place)' },
  ),
  c(
    'abolish',
    'abolish(?:es|ed|ing)?|abolition|(?:do|does|did|doing|done) away with|scrap(?:s|ped|ping)?|free of charge|(?:mak(?:e|es|ing)|made|becom(?:e|es|ing)|became|will be|are|is|be|go(?:es|ing)?|went|travel|ride) (?:[\\w-]+ ){0,3}free|fare-free|waiv(?:e|es|ed|ing)|end(?:s|ed|ing) (?:all |its |the )?(?:fares?|fees?|charges?)',
    { opposite: '(?:fares?|fees?|charges?) (?:stay|remain)|no plans? to (?:abolish|scrap)' },
  ),
  c(
    'record',
    '(?:sets?|setting|break|breaks|broke|broken|smash\\w*|beat|beats|beaten|new|all-time|course|world|national|\\w+ly) records?|record(?:-| )(?:breaking|high|low|gust|heat|cold|time)|records? (?:falls?|fell|tumbl\\w+|broken)|(?:highest|lowest|strongest|hottest|coldest|wettest|fastest|heaviest|largest|longest) (?:\\w+ ){0,3}(?:ever|since|on record|recorded|measured)',
  ),
  c(
    'destroy',
    'destroy(?:s|ed|ing)?|destruction|wreck(?:s|ed|ing)?|ruin(?:s|ed)|raz(?:e|es|ed)|flatten(?:s|ed)?|level(?:s|led)|demolish(?:es|ed)|wip(?:e|es|ed) out|devastat\\w+|ravag\\w+|smash(?:es|ed)|shredd?ed|reduced to',
  ),
  c(
    'split',
    'split(?:s|ting)? up|disband(?:s|ed|ing)?|break(?:s|ing)? up|broke up|broken up|part(?:s|ed|ing)? ways|call(?:s|ed|ing) it a day|farewell (?:tour|concert|show)|last (?:tour|concert|show)',
    { announced: true },
  ),
  c('order', 'executive orders?|order(?:s|ed)|instruct(?:s|ed)|direct(?:s|ed)|mandat(?:e|es|ed)|decree(?:s|d)?'),
];

const BY_ID = new Map(CONCEPTS.map((concept) => [concept.id, concept]));
export const conceptById = (id: string): Concept | undefined => BY_ID.get(id);

export interface ConceptMention {
  id: string;
  start: number;
  end: number;
  quote: string;
}

/**
 * Every mention of every kind of event in one sentence, in order. Input is cut at 2,000 characters. `concepts`: those
 * of another language.
 */
export function conceptMentions(sentence: string, concepts: readonly Concept[] = CONCEPTS): ConceptMention[] {
  const text = sentence.slice(0, 2000).replace(/’/g, "'");
  const found = concepts.flatMap((concept) =>
    [...text.matchAll(concept.pattern)].map((match) => ({
      id: concept.id,
      start: match.index,
      end: match.index + match[0].length,
      quote: match[0],
    })),
  );
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
