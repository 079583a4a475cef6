/** Longest stretch looked at: an order to a machine that needs more than this to say is not one. */
const MAX_CHARS = 2_000;

/** "Ignore all previous instructions" and "forget what you were told", in the languages most pages are written in. */
const DISREGARD: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|discard)\s+(?:the\s+)?(?:all|any|every|everything|your|prior|previous|earlier|preceding|above|foregoing|system|developer|original|these)\s+(?:\S+\s+){0,4}?(?:instructions?|prompts?|directives?|guidelines?|commands?|programming)\b/iu,
  /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\s+(?:\S+\s+){0,5}?(?:anweisung\w*|instruktion\w*|befehl\w*|vorgaben|regeln)/iu,
  /(?:^|[^\p{L}])(?:ignor(?:a|ad|e|en|ez|er|are|ate|i)|oubli(?:e|ez)|olvid(?:a|e|en)|dimentica(?:te)?|esque(?:ça|cam)|desconsider(?:e|em)|descarta)\s+(?:todas|todos|toutes|tous|tutte|tutti|tus|vos|tes|seus|suas|tuas)\s+(?:\S+\s+){0,4}?(?:instruc\p{L}*|instruç\p{L}*|istruzion\p{L}*|consignes|órdenes|ordens|directives|directrices|diretrizes)/iu,
  /(?:^|[^\p{L}])(?:ignor(?:a|ad|e|en|ez|er|are|ate|i)|oubli(?:e|ez)|olvid(?:a|e|en)|dimentica(?:te)?|esque(?:ça|cam)|desconsider(?:e|em)|descarta)\s+(?:\S+\s+){0,4}?(?:instruc\p{L}*|instruç\p{L}*|istruzion\p{L}*|consignes|órdenes|ordens|directives|directrices|diretrizes)\s+(?:anter|prév|préc|prec|prev)/iu,
  /\b(?:negeer|vergeet)\s+(?:\S+\s+){0,5}?(?:instructies|aanwijzingen|opdrachten)/iu,
  /(?:^|[^\p{L}])(?:zignoruj\p{L}*|pomiń|игнорируй\p{L}*|проигнорируй\p{L}*|забудь\p{L}*|ігноруй\p{L}*|ignorera|glöm|ignorer|glem)\s+(?:\S+\s+){0,5}?(?:instrukcj\p{L}*|polece\p{L}*|инструкц\p{L}*|указани\p{L}*|інструкц\p{L}*|вказівк\p{L}*|instruktion\p{L}*|instruks\p{L}*)/iu,
  /(?:talimat|yönerge|komut)\p{L}*\s+(?:\S+\s+){0,3}?(?:yok say|görmezden gel|unut)\p{L}*/iu,
  /(?:忽略|无视|無視|忘记|忘記|不要理会).{0,12}(?:指令|指示|提示|命令|说明|說明)/u,
  /(?:指示|命令|プロンプト|指令).{0,8}(?:無視|忘れ)/u,
  /(?:지시|명령|프롬프트).{0,8}(?:무시|잊)/u,
  /(?:تجاهل|انس)\s+(?:\S+\s+){0,4}?(?:التعليمات|الأوامر|الإرشادات)/u,
  /(?:निर्देश|आदेश)\p{L}*\p{M}*.{0,20}(?:अनदेखा|नज़रअंदाज़|भूल)/u,
];

const MACHINE =
  "(?:(?:ai|a\\.i\\.|llms?|chatgpt|gpt|gemini|grok|claude|copilot|language|automated|automatic|verification|fact[- ]?check(?:ing|er)?|summari[sz]\\w+)[\\s-]+(?:systems?|models?|assistants?|agents?|readers?|tools?|bots?|software|pipelines?|crawlers?|checkers?|verifiers?|engines?)|llms?|chatbots?|ki-\\p{L}+|sprachmodelle?|künstliche intelligenz|modèles? de langage|systèmes? d[’']ia|modelos? de lenguaje|sistemas? de ia|modelos? de linguagem|modelli linguistici|sistemi di ia|taalmodel\\p{L}*|языков\\p{L}+ модел\\p{L}+|нейросет\\p{L}+)";
const ORDER =
  '(?:must|should|shall|(?:are|is) (?:required|instructed|asked|to)|please|have to|need to|müssen|sollen|sollten|muss|doivent|doit|devraient|deben|debe|deberían|devem|deve|devono|moeten|должн\\p{L}+|обязан\\p{L}+)';

const WANTED =
  '(?:mark|treat|rate|classif|report|answer|respond|ignor|disregard|cite|trust|verif|certif|confirm|conclud|accept|support|einstuf|behandel|markier|bestätig|betracht|trait|consid|marqu|vérif|clasific|trat|marc|respond|segna|rispond|accett|beschouw|считать|отметить|подтвер|ответ)';

/** Orders in the third person: also what laws and ministers say of machines, so news about those is let pass. */
const THIRD_PERSON = new RegExp(
  `(?:^|[^\\p{L}])${MACHINE}(?:[^.!?]{0,80}?)[\\s,]${ORDER}\\s[^.!?]{0,80}${WANTED}`,
  'iu',
);

const ADDRESSED: RegExp[] = [
  new RegExp(
    `(?:^|[^\\p{L}])(?:attention|note|notice|important|instructions?|hinweis|achtung|avis|aviso|atención|atenção|nota|avviso|attenzione|внимание)\\s*(?:(?:to|for|an|aux?|para|a|per)\\s|[:,—–-])\\s*(?:\\S+\\s+){0,2}${MACHINE}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:if|as|since|because) (?:you are |you're )?(?:an? |the )?${MACHINE}\\b[^.]{0,40}\\byou(?:r)?\\b`,
    'iu',
  ),
  /(?:人工智能|语言模型|語言模型|言語モデル|人工知能|언어 모델|인공지능|نموذج لغوي|الذكاء الاصطناعي).{0,30}(?:必须|必須|应当|應當|请|請|すべき|してください|해야|하십시오|يجب|ينبغي)/u,
];

/** Mark-up of chats, and verdicts dictated to nobody in sight. */
const DICTATED: RegExp[] = [
  /<\|[a-z_]{2,20}\|>|\[\/?INST\]|<<\/?SYS>>|(?:^|\n)\s*(?:#{1,4}\s*)?(?:system|assistant|developer)\s*(?:prompt|message)?\s*:\s/iu,
  /\b(?:you are now|from now on,? you|your new (?:instructions?|task|role|goal))\b/iu,
  /\b(?:mark|rate|classify|label|score|flag|certify|treat|report|answer|respond|output|return)\s+(?:this|the|it|every|all|with|only|that)\b[^.!?]{0,60}\b(?:as|with|is|to be|:)\s*["“'‘]?(?:verified|certified|confirmed|supports?|true|independent|tier[ -]?(?:1|one)|six independent)\b/iu,
  /\b(?:stance|verdict|verification[_ ]?(?:status|level)|credibility[_ ]?(?:tier|score)|"?supports"?)\s*(?:=|:=|→)\s*["“'‘]?(?:supports?|verified|certified|true|tier|[01])/iu,
];

/** Writing *about* such attempts is news and no order. */
const ABOUT_ATTEMPTS =
  /\b(?:prompt[- ]injections?|jailbreak\w*|researchers?|attackers?|hackers?|security (?:experts?|firm))\b/iu;
const ABOUT_RULES =
  /\b(?:regulat(?:ors?|ions?)|lawmakers?|legislation|bill|laws?|policy|guidelines|experts?|critics|said|says|told|argue[sd]?|minister|parliament|court)\b/iu;

/**
 * Does this passage give orders to a machine? Pure and deliberately broad: what it marks is not shown to a model, is
 * shown to
 * a person, and raises review; nothing else is decided by it.
 */
export function speaksToMachines(passage: string): boolean {
  const text = passage
    .slice(0, MAX_CHARS)
    .normalize('NFKC')
    .replace(/[\p{Cf}\u{E0000}-\u{E01FF}]/gu, '');
  if (ABOUT_ATTEMPTS.test(text)) return false;
  return (
    [...DISREGARD, ...ADDRESSED, ...DICTATED].some((pattern) => pattern.test(text)) ||
    (THIRD_PERSON.test(text) && !ABOUT_RULES.test(text))
  );
}
