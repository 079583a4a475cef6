import { outlets } from './registry.types';

export const world = [
  ...outlets('broadcaster', 'CA', 2, [
    ['cbc.ca', 'CBC', { aliases: ['CBC News', 'Canadian Broadcasting Corporation'], owner: 'CBC/Radio-Canada' }],
    ['radio-canada.ca', 'Radio-Canada', { owner: 'CBC/Radio-Canada' }],
    ['ctvnews.ca', 'CTV News', { owner: 'Bell Media' }],
    ['globalnews.ca', 'Global News (Canada)', { owner: 'Corus' }],
  ]),
  ...outlets('newspaper', 'CA', 2, [
    ['theglobeandmail.com', 'The Globe and Mail', { aliases: ['Globe and Mail'] }],
    ['thestar.com', 'Toronto Star', { place: 'Toronto', aliases: ['The Toronto Star'] }],
    ['nationalpost.com', 'National Post', { owner: 'Postmedia' }],
    ['montrealgazette.com', 'Montreal Gazette', { owner: 'Postmedia', place: 'Montreal' }],
    ['lapresse.ca', 'La Presse', { place: 'Montreal' }],
    ['ledevoir.com', 'Le Devoir', { place: 'Montreal' }],
    ['vancouversun.com', 'Vancouver Sun', { owner: 'Postmedia', place: 'Vancouver' }],
  ]),
  ...outlets('broadcaster', 'AU', 2, [
    ['abc.net.au', 'ABC (Australia)', { aliases: ['Australian Broadcasting Corporation', 'ABC Australia'] }],
    ['sbs.com.au', 'SBS', { aliases: ['SBS News'] }],
    ['9news.com.au', '9News', { owner: 'Nine Entertainment' }],
    ['skynews.com.au', 'Sky News Australia', { owner: 'News Corp', tier: 3 }],
  ]),
  ...outlets('newspaper', 'AU', 2, [
    [
      'smh.com.au',
      'The Sydney Morning Herald',
      { aliases: ['Sydney Morning Herald'], owner: 'Nine Entertainment', place: 'Sydney' },
    ],
    ['theage.com.au', 'The Age', { owner: 'Nine Entertainment', place: 'Melbourne' }],
    ['afr.com', 'Australian Financial Review', { owner: 'Nine Entertainment' }],
    ['theaustralian.com.au', 'The Australian', { owner: 'News Corp' }],
    ['news.com.au', 'news.com.au', { owner: 'News Corp', tier: 3 }],
    ['crikey.com.au', 'Crikey'],
  ]),
  ...outlets('broadcaster', 'NZ', 2, [
    ['rnz.co.nz', 'RNZ', { aliases: ['Radio New Zealand'] }],
    ['1news.co.nz', '1News', { aliases: ['TVNZ'] }],
  ]),
  ...outlets('newspaper', 'NZ', 2, [
    ['nzherald.co.nz', 'The New Zealand Herald', { aliases: ['New Zealand Herald', 'NZ Herald'] }],
    ['stuff.co.nz', 'Stuff'],
    ['odt.co.nz', 'Otago Daily Times', { place: 'Dunedin' }],
  ]),
  ...outlets('broadcaster', 'JP', 2, [['nhk.or.jp', 'NHK', { aliases: ['NHK World'] }]]),
  ...outlets('newspaper', 'JP', 2, [
    ['asahi.com', 'The Asahi Shimbun', { aliases: ['Asahi Shimbun'] }],
    ['japantimes.co.jp', 'The Japan Times', { aliases: ['Japan Times'] }],
    ['yomiuri.co.jp', 'The Yomiuri Shimbun', { aliases: ['Yomiuri Shimbun'] }],
    ['mainichi.jp', 'The Mainichi', { aliases: ['Mainichi Shimbun'] }],
    ['nikkei.com', 'Nikkei', { owner: 'Nikkei', aliases: ['Nikkei Asia'] }],
  ]),
  ...outlets('newspaper', 'KR', 2, [
    ['koreaherald.com', 'The Korea Herald', { aliases: ['Korea Herald'] }],
    ['koreatimes.co.kr', 'The Korea Times', { aliases: ['Korea Times'] }],
    ['joongang.co.kr', 'JoongAng Ilbo'],
    ['hani.co.kr', 'Hankyoreh'],
  ]),
  ...outlets('newspaper', 'IN', 2, [
    ['thehindu.com', 'The Hindu', { owner: 'Kasturi & Sons' }],
    ['indianexpress.com', 'The Indian Express', { aliases: ['Indian Express'] }],
    ['hindustantimes.com', 'Hindustan Times', { owner: 'HT Media' }],
    ['livemint.com', 'Mint', { owner: 'HT Media' }],
    ['scroll.in', 'Scroll.in'],
    ['thewire.in', 'The Wire (India)'],
    ['deccanherald.com', 'Deccan Herald', { place: 'Bengaluru' }],
    ['telegraphindia.com', 'The Telegraph (India)', { place: 'Kolkata' }],
  ]),
  ...outlets('newspaper', 'IN', 3, [
    [
      'timesofindia.indiatimes.com',
      'The Times of India',
      { aliases: ['Times of India'], owner: 'The Times Group', sites: ['indiatimes.com'] },
    ],
    ['economictimes.indiatimes.com', 'The Economic Times', { aliases: ['Economic Times'], owner: 'The Times Group' }],
    ['ndtv.com', 'NDTV', { owner: 'Adani' }],
    ['indiatoday.in', 'India Today'],
    ['republicworld.com', 'Republic World', { note: 'Poor record of accuracy.' }],
  ]),
  ...outlets('newspaper', 'PK', 2, [
    ['dawn.com', 'Dawn'],
    ['tribune.com.pk', 'The Express Tribune', { aliases: ['Express Tribune'] }],
  ]),
  ...outlets('newspaper', 'BD', 2, [['thedailystar.net', 'The Daily Star (Bangladesh)']]),
  ...outlets('newspaper', 'LK', 3, [['dailymirror.lk', 'Daily Mirror (Sri Lanka)']]),
  ...outlets('broadcaster', 'SG', 2, [['channelnewsasia.com', 'CNA', { aliases: ['Channel NewsAsia'] }]]),
  ...outlets('newspaper', 'SG', 2, [['straitstimes.com', 'The Straits Times', { aliases: ['Straits Times'] }]]),
  ...outlets('newspaper', 'HK', 2, [
    ['scmp.com', 'South China Morning Post', { aliases: ['SCMP'] }],
    ['hongkongfp.com', 'Hong Kong Free Press'],
  ]),
  ...outlets('newspaper', 'TW', 2, [
    ['taipeitimes.com', 'Taipei Times'],
    ['focustaiwan.tw', 'Focus Taiwan', { aliases: ['Central News Agency'] }],
  ]),
  ...outlets('newspaper', 'TH', 2, [
    ['bangkokpost.com', 'Bangkok Post'],
    ['thaipbs.or.th', 'Thai PBS'],
  ]),
  ...outlets('newspaper', 'PH', 2, [
    ['rappler.com', 'Rappler'],
    ['inquirer.net', 'Philippine Daily Inquirer'],
    ['philstar.com', 'The Philippine Star', { aliases: ['Philippine Star'] }],
  ]),
  ...outlets('newspaper', 'ID', 2, [
    ['thejakartapost.com', 'The Jakarta Post', { aliases: ['Jakarta Post'] }],
    ['tempo.co', 'Tempo'],
    ['kompas.com', 'Kompas'],
  ]),
  ...outlets('newspaper', 'MY', 2, [
    ['thestar.com.my', 'The Star (Malaysia)'],
    ['malaysiakini.com', 'Malaysiakini'],
  ]),
  ...outlets('newspaper', 'VN', 3, [['vnexpress.net', 'VnExpress']]),
  ...outlets('newspaper', 'CN', 3, [
    ['chinadaily.com.cn', 'China Daily', { note: 'State media.' }],
    ['caixin.com', 'Caixin', { sites: ['caixinglobal.com'] }],
    ['people.com.cn', "People's Daily", { note: 'Party newspaper.' }],
    ['sixthtone.com', 'Sixth Tone', { note: 'State-owned.' }],
  ]),
  ...outlets('newspaper', 'CN', 4, [
    ['globaltimes.cn', 'Global Times', { note: 'State media with repeated false claims.' }],
  ]),
  ...outlets('broadcaster', 'CN', 4, [
    ['cgtn.com', 'CGTN', { note: 'State broadcaster sanctioned abroad for forced confessions and bias.' }],
  ]),
  ...outlets('broadcaster', 'QA', 2, [
    ['aljazeera.com', 'Al Jazeera', { aliases: ['Al Jazeera English'], sites: ['aljazeera.net'] }],
  ]),
  ...outlets('broadcaster', 'AE', 3, [
    ['alarabiya.net', 'Al Arabiya', { note: 'State-linked.' }],
    ['thenationalnews.com', 'The National', { note: 'State-linked.' }],
    ['gulfnews.com', 'Gulf News'],
  ]),
  ...outlets('newspaper', 'SA', 3, [['arabnews.com', 'Arab News', { note: 'State-linked.' }]]),
  ...outlets('newspaper', 'IL', 2, [
    ['haaretz.com', 'Haaretz', { sites: ['haaretz.co.il'] }],
    ['timesofisrael.com', 'The Times of Israel', { aliases: ['Times of Israel'] }],
    ['jpost.com', 'The Jerusalem Post', { aliases: ['Jerusalem Post'] }],
    ['ynetnews.com', 'Ynet', { sites: ['ynet.co.il'], aliases: ['Ynetnews'] }],
  ]),
  ...outlets('newspaper', 'LB', 2, [['lorientlejour.com', "L'Orient-Le Jour", { aliases: ["L'Orient Today"] }]]),
  ...outlets('newspaper', 'EG', 2, [
    ['madamasr.com', 'Mada Masr'],
    ['english.ahram.org.eg', 'Ahram Online', { tier: 3, note: 'State-owned.' }],
  ]),
  ...outlets('broadcaster', 'ZA', 2, [
    ['sabcnews.com', 'SABC News', { aliases: ['SABC'] }],
    ['ewn.co.za', 'Eyewitness News', { aliases: ['EWN'] }],
  ]),
  ...outlets('newspaper', 'ZA', 2, [
    ['dailymaverick.co.za', 'Daily Maverick'],
    ['mg.co.za', 'Mail & Guardian'],
    ['news24.com', 'News24', { owner: 'Naspers' }],
    ['timeslive.co.za', 'TimesLIVE', { owner: 'Arena Holdings' }],
  ]),
  ...outlets('newspaper', 'NG', 2, [
    ['premiumtimesng.com', 'Premium Times'],
    ['punchng.com', 'The Punch', { aliases: ['Punch Nigeria'] }],
    ['guardian.ng', 'The Guardian (Nigeria)'],
    ['channelstv.com', 'Channels Television'],
    ['vanguardngr.com', 'Vanguard (Nigeria)', { tier: 3 }],
  ]),
  ...outlets('newspaper', 'KE', 2, [
    ['nation.africa', 'Nation (Kenya)', { aliases: ['Daily Nation'] }],
    ['standardmedia.co.ke', 'The Standard (Kenya)'],
  ]),
  ...outlets('newspaper', 'GH', 2, [
    ['myjoyonline.com', 'MyJoyOnline'],
    ['graphic.com.gh', 'Graphic Online'],
  ]),
  ...outlets('newspaper', 'BR', 2, [
    ['folha.uol.com.br', 'Folha de S.Paulo', { aliases: ['Folha'] }],
    ['estadao.com.br', 'O Estado de S. Paulo', { aliases: ['Estadão'] }],
    ['globo.com', 'Globo', { aliases: ['G1', 'O Globo'] }],
    ['agenciabrasil.ebc.com.br', 'Agência Brasil'],
  ]),
  ...outlets('newspaper', 'AR', 2, [
    ['lanacion.com.ar', 'La Nación (Argentina)'],
    ['clarin.com', 'Clarín'],
    ['infobae.com', 'Infobae'],
  ]),
  ...outlets('newspaper', 'MX', 2, [
    ['eluniversal.com.mx', 'El Universal'],
    ['reforma.com', 'Reforma'],
    ['jornada.com.mx', 'La Jornada'],
    ['animalpolitico.com', 'Animal Político'],
  ]),
  ...outlets('newspaper', 'CL', 2, [
    ['latercera.com', 'La Tercera'],
    ['emol.com', 'El Mercurio'],
  ]),
  ...outlets('newspaper', 'CO', 2, [
    ['eltiempo.com', 'El Tiempo'],
    ['elespectador.com', 'El Espectador'],
  ]),
  ...outlets('newspaper', 'PE', 2, [['elcomercio.pe', 'El Comercio (Peru)']]),
  ...outlets('newspaper', 'VE', 2, [['efectococuyo.com', 'Efecto Cocuyo']]),
];
