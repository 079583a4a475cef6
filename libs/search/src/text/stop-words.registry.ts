/**
 * Small words of languages other than English. Kept apart by language: "die" is an article in one and a death in
 * another.
 */
const WORDS: Readonly<Record<string, string>> = {
  es: 'el la los las un una unos unas de del a al en y o u e que por para con sin sobre tras desde hasta entre se su sus lo le les es son fue ha han más muy ya no como según este esta dice dicen ante contra',
  pt: 'o a os as um uma uns umas de do da dos das em no na nos nas ao à aos às e ou que por para pelo pela com sem sobre após desde até entre se seu sua é são foi há mais muito já não como segundo este esta diz dizem contra',
  de: 'der die das den dem des ein eine einen einem einer und oder in im an am auf aus bei mit nach von vom vor zu zum zur für über unter um als wie ist sind war wird werden hat haben sich nicht auch noch nur dass es er sie gegen laut wegen',
  fr: 'le la les l un une des de du d au aux en et ou que qu qui pour par avec sans sur sous dans après depuis entre se son sa ses est sont a ont été plus très pas ne n ce cette selon contre',
  it: 'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai in nel nella e o che per con senza su sul sulla dopo da dal dalla tra fra si suo sua è sono ha hanno più non come secondo questo questa contro',
  nl: 'de het een en of in op aan van voor met na bij uit te tot over om als is zijn was wordt heeft hebben niet ook nog maar dat die deze tegen',
};

const SETS = new Map(Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))]));

/** False for English and for languages without a list. */
export const isForeignStopWord = (word: string, language: string | null): boolean =>
  SETS.get(language ?? '')?.has(word.toLowerCase()) ?? false;
