/** Words by what they do to a statement beside which they stand. */
const CUES = {
  refute:
    /\b(?:fake[ds]?|hoax(?:es|ed)?|false(?:ly|hoods?)?|debunk\w*|untrue|den(?:y|ies|ied|ying|ials?)|refut\w*|disput\w*|reject(?:s|ed)|dismiss(?:es|ed)|disprov\w*|not (?:true|real)|isn't|wasn't|never happened|made up|fabricat\w*|bogus|satir\w*|prank\w*|joke[ds]?|stunt|urban legend|myths?|no (?:truth|evidence|proof|indication|record)|photoshop\w*|baseless|unfounded|misleading|inaccurate|incorrect|wrong|misidentif\w*|retract\w*|apolog\w*|mistaken\w*|contrary to)\b/gi,
  hedge:
    /\b(?:may|might|could|would|reportedly|allegedly|alleged|purported(?:ly)?|supposed(?:ly)?|possib(?:le|ly)|perhaps|probably|likely|apparent(?:ly)?|appears?|seems?|suggest(?:s|ed|ing)?|believed|thought to|said to be|suspected|feared|fears|unclear|if true|whether|plans?|expected)\b/gi,
  doubt:
    /\b(?:unconfirmed|unverified|not (?:been )?(?:independently )?(?:confirmed|verified)|(?:could|can|cannot|can't|couldn't|unable to) (?:not )?(?:be )?(?:independently )?(?:verif\w+|confirm\w*)|rumou?r(?:s|ed)?|speculat\w+|question(?:s|ed|able)?|skeptic\w*|sceptic\w*|doubt\w*|authenticity|investigat\w+|mystery|viral|conspiracy|no official|declined to comment|has yet to|have yet to|yet to be)\b/gi,
  claim:
    /\b(?:claim(?:s|ed|ing)?|report(?:s|ed|ing|edly)?|according to|sources?|rumou?rs?|tweet(?:s|ed)?|post(?:s|ed)?|alleg\w+|accus\w+|quoted|cited|citing|told|says?|said)\b/gi,
  confirm:
    /\b(?:confirm(?:s|ed|ing|ation)?|official(?:s|ly)?|announc(?:e|es|ed|ement)|verified|proved|proves|identified|acknowledg\w+|admit(?:s|ted)|authorities|police|spokes(?:man|woman|person)|statement)\b/gi,
  no: /\b(?:not|no|never|none|nobody|nothing|cannot|[a-z]{2,6}n't)\b/gi,
};

export type Cue = keyof typeof CUES;
export type CueCounts = Record<Cue, number>;
export const CUE_NAMES = Object.keys(CUES) as Cue[];

export function cueCounts(text: string): CueCounts {
  const plain = text.replace(/[’‘]/g, "'");
  return Object.fromEntries(CUE_NAMES.map((cue) => [cue, plain.match(CUES[cue])?.length ?? 0])) as CueCounts;
}
