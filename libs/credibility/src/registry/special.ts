import { outlets } from './registry.types';

export const factCheckers = [
  ...outlets('factchecker', 'US', 2, [
    ['snopes.com', 'Snopes'], ['politifact.com', 'PolitiFact', { owner: 'Poynter' }], ['factcheck.org', 'FactCheck.org'], ['leadstories.com', 'Lead Stories'], ['checkyourfact.com', 'Check Your Fact'], ['poynter.org', 'Poynter', { owner: 'Poynter' }],
    ['science.feedback.org', 'Science Feedback', { sites: ['sciencefeedback.co', 'healthfeedback.org', 'climatefeedback.org'], country: 'FR' }],
  ]),
  ...outlets('factchecker', 'GB', 2, [['fullfact.org', 'Full Fact'], ['theferret.scot', 'The Ferret', { place: 'Scotland' }]]),
  ...outlets('factchecker', null, 2, [
    ['factcheck.afp.com', 'AFP Fact Check', { country: 'FR', owner: 'Agence France-Presse' }], ['africacheck.org', 'Africa Check', { country: 'ZA' }], ['chequeado.com', 'Chequeado', { country: 'AR' }], ['maldita.es', 'Maldita.es', { country: 'ES' }], ['newtral.es', 'Newtral', { country: 'ES' }],
    ['boomlive.in', 'BOOM', { country: 'IN' }], ['altnews.in', 'Alt News', { country: 'IN' }], ['factly.in', 'Factly', { country: 'IN' }], ['aosfatos.org', 'Aos Fatos', { country: 'BR' }], ['lupa.uol.com.br', 'Agência Lupa', { country: 'BR' }],
    ['mimikama.org', 'Mimikama', { country: 'AT' }], ['pagellapolitica.it', 'Pagella Politica', { country: 'IT' }], ['stopfake.org', 'StopFake', { country: 'UA' }], ['demagog.org.pl', 'Demagog', { country: 'PL' }], ['faktisk.no', 'Faktisk', { country: 'NO' }],
    ['verafiles.org', 'Vera Files', { country: 'PH' }], ['taiwan-factcheck.tw', 'Taiwan FactCheck Center', { country: 'TW', sites: ['tfc-taiwan.org.tw'] }], ['teyit.org', 'Teyit', { country: 'TR' }], ['colombiacheck.com', 'Colombiacheck', { country: 'CO' }], ['factcheckni.org', 'FactCheckNI', { country: 'GB' }],
  ]),
];

export const satire = outlets('satire', 'US', 4, [
  ['theonion.com', 'The Onion'], ['babylonbee.com', 'The Babylon Bee'], ['thebeaverton.com', 'The Beaverton', { country: 'CA' }], ['newsthump.com', 'NewsThump', { country: 'GB' }], ['thedailymash.co.uk', 'The Daily Mash', { country: 'GB' }], ['waterfordwhispersnews.com', 'Waterford Whispers News', { country: 'IE' }],
  ['der-postillon.com', 'Der Postillon', { country: 'DE' }], ['legorafi.fr', 'Le Gorafi', { country: 'FR' }], ['elmundotoday.com', 'El Mundo Today', { country: 'ES' }], ['lercio.it', 'Lercio', { country: 'IT' }], ['despeld.nl', 'De Speld', { country: 'NL', sites: ['speld.nl'] }], ['betootaadvocate.com', 'The Betoota Advocate', { country: 'AU' }],
  ['duffelblog.com', 'Duffel Blog'], ['clickhole.com', 'ClickHole'], ['reductress.com', 'Reductress'], ['thehardtimes.net', 'The Hard Times'], ['dietagespresse.com', 'Die Tagespresse', { country: 'AT' }], ['fakingnews.com', 'Faking News', { country: 'IN' }], ['thesciencepost.com', 'The Science Post'], ['worldnewsdailyreport.com', 'World News Daily Report'],
  ['nordpresse.be', 'Nordpresse', { country: 'BE' }], ['sensacionalista.com.br', 'Sensacionalista', { country: 'BR' }], ['chaser.com.au', 'The Chaser', { country: 'AU' }], ['thespoof.com', 'The Spoof', { country: 'GB' }], ['dunning-kruger-times.com', 'Dunning-Kruger Times'],
]);

const FABRICATES = 'Has repeatedly published fabricated or plainly false reports.';
export const fabricators = outlets('unknown', 'US', 4, [
  ['infowars.com', 'InfoWars', { note: FABRICATES }], ['naturalnews.com', 'Natural News', { note: FABRICATES }], ['beforeitsnews.com', 'Before It’s News', { note: FABRICATES }], ['yournewswire.com', 'YourNewsWire', { note: FABRICATES, sites: ['newspunch.com', 'thepeoplesvoice.tv'] }],
  ['thegatewaypundit.com', 'The Gateway Pundit', { note: FABRICATES }], ['zerohedge.com', 'ZeroHedge', { note: 'Mixes market news with conspiracy theories.' }], ['globalresearch.ca', 'Global Research', { country: 'CA', note: FABRICATES }], ['worldtruth.tv', 'WorldTruth.TV', { note: FABRICATES }],
  ['realrawnews.com', 'Real Raw News', { note: FABRICATES }], ['neonnettle.com', 'Neon Nettle', { note: FABRICATES }], ['abcnews.com.co', 'abcnews.com.co', { note: 'Imitated a broadcaster to spread invented stories.' }], ['nationalreport.net', 'National Report', { note: FABRICATES }],
  ['empirenews.net', 'Empire News', { note: FABRICATES }], ['newsexaminer.net', 'News Examiner', { note: FABRICATES }], ['veteranstoday.com', 'Veterans Today', { note: FABRICATES }], ['thelastlineofdefense.org', 'The Last Line of Defense', { note: FABRICATES }], ['activistpost.com', 'Activist Post', { note: FABRICATES }],
  ['collective-evolution.com', 'Collective Evolution', { note: FABRICATES }], ['mercola.com', 'Mercola', { note: 'Sells remedies with false health claims.' }], ['childrenshealthdefense.org', 'Children’s Health Defense', { note: 'Campaign site with false health claims.' }], ['geenstijl.nl', 'GeenStijl', { country: 'NL', tier: 3, note: 'Opinion blog.' }],
  ['oann.com', 'One America News', { aliases: ['OAN', 'One America News Network'], note: 'Settled defamation suits over false election claims.' }], ['newsmax.com', 'Newsmax', { tier: 3, note: 'Mixed record of accuracy.' }], ['breitbart.com', 'Breitbart', { note: 'Poor record of accuracy.' }], ['theepochtimes.com', 'The Epoch Times', { aliases: ['Epoch Times'], note: 'Poor record of accuracy; conspiracy theories.' }],
  ['rt.com', 'RT', { country: 'RU', aliases: ['Russia Today'], note: 'State propaganda outlet.' }], ['sputnikglobe.com', 'Sputnik', { country: 'RU', sites: ['sputniknews.com'], note: 'State propaganda outlet.' }], ['presstv.ir', 'Press TV', { country: 'IR', note: 'State propaganda outlet.' }], ['southfront.press', 'SouthFront', { country: 'RU', sites: ['southfront.org'], note: FABRICATES }],
  ['strategic-culture.su', 'Strategic Culture Foundation', { country: 'RU', sites: ['strategic-culture.org'], note: 'Run by a state intelligence service.' }], ['news-front.su', 'News Front', { country: 'RU', sites: ['news-front.info'], note: FABRICATES }], ['pravda-en.com', 'Pravda network', { country: 'RU', note: 'Network of copied and translated propaganda.' }],
  ['deutsche-wirtschafts-nachrichten.de', 'Deutsche Wirtschafts Nachrichten', { country: 'DE', tier: 3 }], ['compact-online.de', 'COMPACT', { country: 'DE', note: FABRICATES }], ['uncutnews.ch', 'uncut-news', { country: 'CH', note: FABRICATES }], ['anonymousnews.org', 'anonymousnews', { country: 'DE', note: FABRICATES, sites: ['anonymousnews.ru'] }],
  ['dcgazette.com', 'DC Gazette', { note: FABRICATES }], ['conservativedailypost.com', 'Conservative Daily Post', { note: FABRICATES }], ['ussanews.com', 'USSA News', { note: FABRICATES }], ['en-volve.com', 'En-Volve', { note: FABRICATES }], ['bigleaguepolitics.com', 'Big League Politics', { note: FABRICATES }],
]);

export const pressReleases = outlets('press-release', null, 3, [
  ['prnewswire.com', 'PR Newswire', { country: 'US', owner: 'Cision', sites: ['prnewswire.co.uk'] }], ['businesswire.com', 'Business Wire', { country: 'US' }], ['globenewswire.com', 'GlobeNewswire', { country: 'US' }], ['prweb.com', 'PRWeb', { country: 'US', owner: 'Cision' }], ['accesswire.com', 'ACCESSWIRE', { country: 'US', sites: ['accessnewswire.com'] }],
  ['newswire.ca', 'CNW', { country: 'CA', owner: 'Cision' }], ['newswire.com', 'Newswire', { country: 'US' }], ['einpresswire.com', 'EIN Presswire', { country: 'US' }], ['prlog.org', 'PRLog' ], ['presseportal.de', 'news aktuell', { country: 'DE', owner: 'Deutsche Presse-Agentur' }], ['openpr.com', 'openPR', { country: 'DE', sites: ['openpr.de'] }],
  ['eurekalert.org', 'EurekAlert!', { country: 'US' }], ['realwire.com', 'RealWire', { country: 'GB' }], ['responsesource.com', 'ResponseSource', { country: 'GB' }], ['prfire.co.uk', 'PR Fire', { country: 'GB' }], ['pressebox.de', 'PresseBox', { country: 'DE' }], ['ots.at', 'APA-OTS', { country: 'AT', owner: 'Austria Presse Agentur' }], ['medianet.com.au', 'Medianet', { country: 'AU' }], ['pr.com', 'PR.com' ], ['issuewire.com', 'IssueWire' ],
]);

export const aggregators = outlets('aggregator', 'US', 3, [
  ['msn.com', 'MSN', { owner: 'Microsoft' }], ['yahoo.com', 'Yahoo', { aliases: ['Yahoo News'], owner: 'Apollo' }], ['aol.com', 'AOL', { owner: 'Apollo' }], ['newsbreak.com', 'NewsBreak'], ['smartnews.com', 'SmartNews', { country: 'JP' }], ['flipboard.com', 'Flipboard'], ['apple.news', 'Apple News', { owner: 'Apple' }],
  ['news.google.com', 'Google News', { owner: 'Google' }], ['drudgereport.com', 'Drudge Report'], ['memeorandum.com', 'Memeorandum'], ['ground.news', 'Ground News', { country: 'CA' }], ['allsides.com', 'AllSides'], ['realclearpolitics.com', 'RealClearPolitics'], ['dailyhunt.in', 'Dailyhunt', { country: 'IN' }], ['headtopics.com', 'HeadTopics'], ['worldnews.com', 'WN', { sites: ['wn.com'] }], ['archive.org', 'Internet Archive'], ['archive.today', 'archive.today', { country: null, sites: ['archive.ph', 'archive.is'] }],
]);

const INTERESTED = 'A company speaking about its own affairs is an interested party.';
export const companies = outlets('company', 'US', 3, ([
  ['apple.com', 'Apple'], ['microsoft.com', 'Microsoft'], ['google.com', 'Google'], ['abc.xyz', 'Alphabet'], ['aboutamazon.com', 'Amazon'], ['amazon.com', 'Amazon'], ['meta.com', 'Meta'], ['about.fb.com', 'Meta Newsroom'], ['openai.com', 'OpenAI'], ['anthropic.com', 'Anthropic'], ['nvidia.com', 'NVIDIA'], ['intel.com', 'Intel'], ['ibm.com', 'IBM'],
  ['tesla.com', 'Tesla'], ['spacex.com', 'SpaceX'], ['boeing.com', 'Boeing'], ['airbus.com', 'Airbus'], ['pfizer.com', 'Pfizer'], ['modernatx.com', 'Moderna'], ['jnj.com', 'Johnson & Johnson'], ['exxonmobil.com', 'ExxonMobil'], ['shell.com', 'Shell'], ['bp.com', 'BP'], ['walmart.com', 'Walmart'], ['ford.com', 'Ford'], ['gm.com', 'General Motors'],
  ['volkswagen.com', 'Volkswagen'], ['siemens.com', 'Siemens'], ['sap.com', 'SAP'], ['samsung.com', 'Samsung'], ['toyota.com', 'Toyota'], ['nestle.com', 'Nestlé'], ['novartis.com', 'Novartis'], ['roche.com', 'Roche'], ['goldmansachs.com', 'Goldman Sachs'], ['jpmorganchase.com', 'JPMorgan Chase'],
] as const).map(([site, name]) => [site, name, { note: INTERESTED, country: null }] as const));

/** Reference works and collections that anyone or many may write to; useful for reading, no voice of their own. */
export const reference = [
  ...outlets('aggregator', null, 3, [['wikipedia.org', 'Wikipedia', { note: 'Written by anyone; follow its references.' }], ['wikidata.org', 'Wikidata', { note: 'Written by anyone; follow its references.' }], ['fandom.com', 'Fandom', { note: 'Written by anyone.' }]]),
  ...outlets('academic', null, 2, [['nature.com', 'Nature', { owner: 'Springer Nature' }], ['science.org', 'Science', { owner: 'AAAS', sites: ['sciencemag.org'] }], ['thelancet.com', 'The Lancet', { owner: 'Elsevier' }], ['nejm.org', 'The New England Journal of Medicine', { aliases: ['New England Journal of Medicine'] }], ['bmj.com', 'The BMJ'], ['jamanetwork.com', 'JAMA'], ['pnas.org', 'PNAS'], ['cell.com', 'Cell', { owner: 'Elsevier' }], ['plos.org', 'PLOS']]),
];
