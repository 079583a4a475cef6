import { CONCEPTS, type Concept } from './concepts';

/**
 * Further words by which reports tell of the same kinds of event: rarer, or at home in other matters as well. They are
 * looked for in
 * pages alone, where names, place, days and the rest of the headline must agree too; what a topic is about is never
 * read from them.
 */
const FURTHER: Record<string, string> = {
  strike:
    'down(?:s|ing)? tools|stop(?:s|ped|ping)? work(?:ing)?|work stoppages?|labou?r action|walk(?:s|ed) off|stay(?:s|ed|ing)? away from work|laid down (?:their )?tools',
  resign:
    'bow(?:s|ed|ing)? out|call(?:s|ed|ing) it (?:a day|quits)|hand(?:s|ed|ing) in (?:his|her|their) (?:notice|resignation)|relinquish\\w*|exit(?:s|ed|ing)?|step(?:s|ped|ping)? back|gives? up (?:the|his|her|their) (?:post|job|seat|role)|gave up (?:the|his|her|their) (?:post|job|seat|role)|walk(?:s|ed) away|departs?|departed',
  fire: 'went up in (?:flames|smoke)|smou?lder\\w*|conflagration|charred|scorch\\w*|torched',
  explosion: 'fireballs?|went off',
  collapse: 'buckl(?:e|es|ed|ing)|toppl\\w+|disintegrat\\w*|fell in\\b|crash(?:es|ed) down|sagg(?:ed|ing)|brought down',
  close:
    'padlock\\w*|wind(?:s|ing)? (?:down|up)|wound (?:down|up)|ceas(?:e|es|ed|ing) (?:operations?|trading|production|work|publication)|prohibit\\w*|out of (?:service|bounds|use|action)|cordon\\w*|no longer (?:open|accessible|run|operate)|mothball\\w*|lock(?:s|ed|ing) (?:its|their|the) (?:doors|gates)|last (?:day|shift) (?:of|at)|block(?:s|ed|ing)?|impassable|halt(?:s|ed|ing)?|stopp(?:ed|ing)|end(?:s|ed|ing) (?:operations?|production|services?)',
  recall:
    'withdr(?:awn?|aws|ew|awing)|should not (?:be )?(?:eat|eaten|use|used|consume|consumed)|do not (?:eat|use|consume|drive)|return (?:it|them|the \\w+) (?:to|for)|bring (?:it|them|the \\w+) back',
  outage:
    'knock(?:s|ed|ing)? out|without (?:power|electricity|water|heat|service|internet|signal|light)|los(?:t|es|ing|e) (?:power|electricity|signal|service|supply|connection)|in the dark|paraly[sz]\\w*|stop(?:s|ped) working|br(?:o|ea)ke? down|brought (?:down|to a (?:halt|standstill))|refus(?:e|es|ed) to (?:work|open|load|connect)|faults?|stood still|standstill|bugs?|hung|froze(?:n)?|cash only|did not work|would not (?:work|open|load)|restored|back (?:online|on|up)|customers out',
  approve:
    "vot(?:e|es|ed) (?:yes|through|overwhelmingly|narrowly|unanimously)|says? yes|said (?:yes|aye)|green[- ]?light\\w*|go-ahead|nod(?:s|ded)?(?: through| to)?|rubber-stamp\\w*|carried|endors\\w+|clear(?:s|ed)|(?:giv(?:e|es|en|ing)|gave) (?:[\\w']+ ){0,3}(?:consent|assent|permission|approval|backing|blessing)|agree(?:s|d) to|accept(?:s|ed|ance)?|authori[sz]\\w+|opt(?:s|ed) (?:for|to)|chose|choos(?:e|es)|decid(?:e|es|ed)|join(?:s|ed)? forces|ratif\\w+|(?:is|was|becomes?|became|made) law",
  charge:
    'fac(?:e|es|ed|ing) (?:\\w+ )?(?:charges?|counts?|trial|prosecution)|(?:before|in front of) (?:a |the )?(?:\\w+ )?(?:magistrates?|judge|court)|summons(?:ed)?',
  arrest:
    'nabbed|apprehend\\w*|picked up|held (?:by|on|for|in|over|without)|behind bars|led away|caught|locked up|remanded',
  convict: 'years in (?:prison|jail)|jailed|imprison\\w*|jail term|prison term',
  shoot: 'bullets?|gunshots?|rounds? (?:were|was) fired|fired (?:\\w+ )?(?:shots?|rounds?|at|on|into)|opens? fire',
  attack: 'assault(?:s|ed)?|ambush\\w*|struck|shell(?:s|ed|ing)|set upon|beaten up',
  die: 'los(?:t|es|ing) (?:his|her|their) li(?:fe|ves)|los(?:s|t) of life|tolls?|claim(?:s|ed|ing) (?:\\w+ ){0,3}lives|gone at|no longer with us|obituar\\w+|survived by|lives lost',
  injure: 'treated for|taken to (?:\\w+ )?hospital',
  aground: 'refloat\\w*|strand(?:s|ed|ing)|grounding|beached|wedged|stuck|freed|struck bottom',
  move: 'uproot\\w*|switch(?:es|ed|ing)?|headquarters|new home|leav(?:es?|ing) for|transplant\\w*|decamp\\w*|uniting|unit(?:e|es|ed)|join(?:s|ed|ing)?|become one|amalgamat\\w*',
  crash:
    'smash(?:es|ed)?|slam(?:s|med)? into|plough(?:s|ed)|plow(?:s|ed)|jump(?:s|ed) the (?:tracks?|rails?)|left the (?:tracks?|rails?|road)|off the (?:rails|tracks?|road)|overturn\\w*|rolled over|hit (?:a|an|the|by)|rear-?ended|went down|plung(?:e|es|ed)',
  disaster:
    'inundat\\w*|submerg\\w*|deluge|swept away|washed away|under ?water|burst its banks|magnitude|shak(?:e|es|ing)|shook|twisters?|gale\\w*|blizzards?|hail\\w*|gusts?|mud(?:slide|flow)\\w*|rockfall|lava|ash (?:cloud|plume)|ice storm|glaze|downpours?|torrent\\w*',
  spill:
    'seep(?:s|ed|ing|age)?|ooz\\w+|pour(?:s|ed|ing) (?:in|into|out)|slick|pollut\\w*|escap(?:e|es|ed|ing)|gush(?:es|ed|ing)|toxic',
  outbreak: 'sicken(?:s|ed)?|fell ill|ill with|contagio\\w+|quarantin\\w*|spread(?:s|ing)?|vomit\\w*',
  layoff:
    'axe(?:s|d)?|axing|shed(?:s|ding)? (?:\\w+ ){0,3}(?:jobs|posts|staff|workers|positions)|trim(?:s|med|ming)? (?:\\w+ ){0,3}(?:jobs|workforce|staff|payroll|headcount)|headcount|(?:jobs?|posts?|positions|roles) (?:will |to |are |is )?(?:go|going|cut|lost|eliminated|disappear|at risk)|lose (?:their|his|her) jobs?|lost (?:their|his|her) jobs?|out of (?:a job|work)|eliminat\\w+|slash(?:es|ed|ing)?|furlough\\w*|pink slips?|let(?:ting)? (?:\\w+ ){0,4}go',
  fired:
    'dismiss(?:es|ed|al)|let go|shown the door|axed|relieved of|removed|dropp(?:ed|ing)|parts? (?:ways|company)|parted (?:ways|company)|given the boot',
  appoint:
    'nam(?:e|es|ed|ing)|tap(?:s|ped)|pick(?:s|ed)|select(?:s|ed|ion)|promot(?:e|es|ed|ion)|install(?:s|ed)|take(?:s)? (?:over|charge|the helm|up)|took (?:over|charge|the helm|up)|succeed(?:s|ed|ing)?|successor|at the helm|recruit(?:s|ed)|chosen|join(?:s|ed)? as|new (?:chief|head|boss|director|chair\\w*|coach|manager|editor|minister)|becom(?:e|es|ing)|became',
  elect:
    'landslide|mayor-elect|president-elect|defeat(?:s|ed)?|beat|beaten|unseat\\w*|oust\\w*|victory|winner|wins|won|sworn in|returned',
  acquire:
    'snap(?:s|ped)? up|tak(?:e|es|ing|en) (?:over|control|ownership)|took (?:over|control)|changes? hands|changed hands|pay(?:s|ing)? (?:\\S+ ){0,4}for|paid (?:\\S+ ){0,4}for|swallow\\w*|absorb\\w*|scoop(?:s|ed)? up',
  launch:
    'premier\\w*|present(?:s|ed)|reveal(?:s|ed)?|bring(?:s|ing)? out|came out|comes out|makes? (?:its|their|his|her) debut|first (?:flight|run|service|trip)|start(?:s|ed|ing)?|began|begins?|went live|goes live|go live|available|lofted|into (?:orbit|space)|hits? (?:the )?(?:shelves|market|stores)',
  open: 'began (?:\\w+ ){0,2}(?:operations?|production|output|service|work)|begins? (?:\\w+ ){0,2}(?:operations?|production|output|service|work)|start(?:s|ed|ing)? (?:\\w+ ){0,2}(?:operations?|production|output|service|work|up)|(?:went|goes|go|comes?|came|put|entered) (?:into (?:\\w+ )?(?:service|operation|production|use)|live|online)|welcom(?:e|es|ed|ing) (?:its|the|their) (?:first|\\w+)|let(?:s|ting)? in|cut(?:s)? the ribbon|ribbon(?:-| )cutting|first (?:visitors?|passengers?|customers?|patients?|pupils?|students?|readers?|guests?|train|trains|shipment|consignment|batch)|resum(?:e|es|ed|ing|ption)|carried passengers|back in (?:service|use)|unveil(?:s|ed)|commission(?:s|ed|ing)|operational|up and running',
  bankrupt:
    'administration|administrators?|folded|folds|collapse(?:s|d)?|went (?:bust|under|broke)|goes (?:bust|under)|gone (?:bust|under)|winding-up|protection from',
  ban: 'not (?:be )?allowed|no longer (?:be )?(?:allowed|permitted|able)|disallow\\w*|illegal|unlawful|criminali[sz]\\w+|may (?:not|no longer)|must not|off limits|stamp(?:s|ed)? out|put(?:s)? an end to|exclu\\w+|crack(?:s|ed)? down',
  fine: 'slapped with|punish\\w*|levy|levied|ordered to pay|surcharge|hit with',
  remove:
    'tear(?:s|ing)? down|t(?:o|a)re|torn down|dismantl\\w+|rip(?:s|ped)? out|clear(?:s|ed|ing)|evict\\w*|tak(?:es?|en|ing) (?:off|away)|took (?:down|off|away)|lift(?:s|ed|ing)?|abolish\\w*|eras(?:e|es|ed)|expel\\w*|haul(?:s|ed) (?:off|away|down)',
  cancel:
    'revok(?:e|es|ed|ing)|revocation|rescind(?:s|ed|ing)?|annul\\w*|void(?:s|ed)?|axe(?:s|d)?|axing|shelv(?:e|es|ed|ing)|scrap(?:s|ped|ping)?|pull(?:s|ed|ing)? (?:the plug|out)|withdr(?:aw|aws|ew|awn|awing|awal)|drop(?:s|ped|ping)?|ditch(?:es|ed)|tak(?:e|es|ing) back|took back|taken back|strip(?:s|ped)?|wash(?:es|ed) out|called? time|not (?:take place|go ahead|be held)|will not (?:take place|go ahead|be held)|los(?:es?|t|ing) (?:\\w+ ){0,3}(?:licen[cs]e|permit|contract|right)|tear(?:s|ing)? up|tore up|torn up|put (?:off|back|on (?:hold|ice))',
  protest:
    'took to the streets|tak(?:e|es|ing) to the streets|sit-?ins?|placards?|chant(?:s|ed|ing)|blockad\\w*|picket\\w*',
  evacuate:
    'leav(?:e|ing) (?:their )?homes|left (?:their )?homes|displac\\w*|shelter(?:s|ed)?|escort(?:ed)? out|get out|got out|turned out of|to safety',
  missing:
    'unaccounted for|not (?:been )?(?:seen|heard from|returned)|last seen|whereabouts|failed to return|searchers',
  rescue:
    'brought (?:to safety|ashore|out|down)|winch\\w*|airlift\\w*|pluck\\w*|hauled|extricat\\w*|got out|carried (?:out|down|to)',
  seize: 'hauls?|haul(?:ed)|intercept\\w*|grab(?:s|bed)|tak(?:e|es|ing) (?:over|control)|overran',
  find: 'report(?:s|ed)?|reveal(?:s|ed)?|turn(?:s|ed) up|locat(?:e|es|ed|ing)|uncover(?:s|ed)?|dug up|dig up|dates?|dated|came (?:to light|across)|com(?:e|es) (?:to light|across)|announc(?:e|es|ed)|describ(?:e|es|ed)|establish(?:es|ed)?|conclu(?:de|des|ded|sion)|measur(?:e|es|ed)|observ(?:e|es|ed)|picked up',
  rise: 'up (?:by|from|to|\\d)|hike(?:s|d)?|hiking|go(?:es)? up|went up|gain(?:s|ed)?|doubl(?:e|es|ed|ing)|tripl\\w+|rais(?:e|es|ed|ing)|accelerat\\w*|swell(?:s|ed)?|swollen|peak(?:s|ed)?|most since|highest|dearer|more expensive|advanc(?:e|es|ed)|add(?:s|ed)',
  drop: 'down (?:by|from|to|\\d)|lower(?:s|ed)?|cut(?:s|ting)?|reduc\\w+|go(?:es)? down|went down|halv(?:e|es|ed|ing)|eas(?:e|es|ed|ing)|slow(?:s|ed|ing|down)?|fewest|lowest|least since|cheaper|dip(?:s|ped)?|slip(?:s|ped)?|contract(?:s|ed|ion)|dwindl\\w+',
  win: 'tak(?:e|es|ing|en) (?:the |home |gold|first|a |top )|took (?:the |home |gold|first|top )|triumph(?:s|ed|ant)?|prevail(?:s|ed)|crown(?:s|ed)?|lift(?:s|ed)? the|edg(?:e|es|ed) (?:out|past)?|overc(?:ame|ome|omes)|stun(?:s|ned|ning)?|thrash(?:es|ed)?|rout(?:s|ed)|hammer(?:s|ed)|(?:first|top) place|top spot|scoop(?:s|ed)?|land(?:s|ed)|bag(?:s|ged)?|secur(?:e|es|ed)|claim(?:s|ed) (?:the|a|his|her|their|victory|gold)|honou?r(?:s|ed)?|clock(?:s|ed|ing)?|came home first|finish(?:es|ed|ing)? first|out of (?:the )?(?:\\w+ )?(?:cup|shield|tournament)|knock(?:s|ed) (?:\\w+ ){0,3}out|put (?:\\w+ ){0,3}out|sent (?:\\w+ ){0,3}(?:out|home|packing)|through to|into (?:the )?(?:final|semi|next)|eliminat\\w+',
  agree:
    'sign(?:s|ed|ing)?|shak(?:e|es|ing) hands|shook hands|handshake|resolv(?:e|es|ed)|struck|strik(?:e|es|ing) (?:a|the) (?:deal|bargain)|accept(?:s|ed)?|ratif\\w+|breakthrough',
  reject:
    'say(?:s|ing)? no|said no|vetoe?(?:s|d)?|block(?:s|ed)|thr(?:ow|ows|ew|own) (?:it )?out|dismiss(?:es|ed|al)|spurn(?:s|ed)|snub(?:s|bed)|(?:vot(?:e|es|ed)|came out) against|knock(?:s|ed) back|strik(?:e|es) down|struck down|overturn\\w*|bin(?:s|ned)|not (?:be )?(?:accepted|approved|granted)',
  apologise: 'regret(?:s|ted)?|contrit\\w*|ask(?:s|ed) (?:for )?forgiveness|mea culpa|remorse\\w*',
  criticise:
    'lash(?:es|ed)? out|assail\\w*|deplor\\w*|hit(?:s)? out|fault(?:s|ed)|scold\\w*|bemoan\\w*|decri(?:es|ed)|accus(?:e|es|ed)|scath\\w*|takes? aim|took aim|censur\\w*|chid\\w+|berat\\w+',
  demand: 'insist(?:s|ed)?|appeal(?:s|ed)? (?:for|to)|plead(?:s|ed)?|press(?:es|ed)? (?:for|to)|petition\\w*',
  perform: 'concerts?|on stage|took the stage|appear(?:s|ed|ance)?|set(?:s)? list|encore|drummed|danc(?:e|es|ed|ing)',
  endorse:
    'throw(?:s|n)? (?:\\w+ )?(?:weight|support) behind|threw (?:\\w+ )?(?:weight|support) behind|vouch\\w*|recommend(?:s|ed)?|rall(?:y|ies|ied) (?:behind|to)|stand(?:s)? (?:by|with|behind)|blessing|in favou?r',
  hack: 'intrud\\w+|intrusion|compromis(?:e|es|ed)|stolen (?:data|records|files)|broke into|malware|encrypted|phish\\w*|leak(?:s|ed)?|extort\\w*',
  order: 'requir(?:e|es|ed)|command(?:s|ed)?|compel(?:s|led)?|impos(?:e|es|ed)|rul(?:e|es|ed|ing)|injunction',
  murder: 'kill(?:s|ed|er|ing)|stabb?ed|shot|slain|bludgeon\\w*|strangl\\w*',
  fraud:
    'swindl\\w+|defraud\\w*|cheat(?:s|ed|ing)?|deceiv\\w*|fake (?:invoices?|receipts?|accounts?)|siphon\\w*|skim(?:s|med)|pocket(?:s|ed)|diverted|forg(?:ed|ery)|sham|dup(?:e|ed)',
  assault:
    'attack(?:s|ed)?|beat(?:s|en|ing)?|punch(?:es|ed)|grop(?:e|ed|ing)|hit|struck|mistreat\\w*|bull(?:y|ied|ying)',
};

/** The same kinds of event, by these words alone. */
export const FURTHER_CONCEPTS: readonly Concept[] = CONCEPTS.flatMap(({ id, ...traits }) => {
  const further = FURTHER[id];
  return further === undefined ? [] : [{ id, ...traits, pattern: new RegExp(`\\b(?:${further})\\b`, 'gi') }];
});
