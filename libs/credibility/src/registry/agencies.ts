import { outlets } from './registry.types';

export const agencies = [
  ...outlets('wire', null, 1, [
    [
      'reuters.com',
      'Reuters',
      {
        country: 'GB',
        owner: 'Thomson Reuters',
        aliases: ['Reuters News', 'Reuters News Agency', 'Thomson Reuters', 'Reuters news agency'],
        sites: ['reutersagency.com', 'reutersconnect.com'],
      },
    ],
    [
      'apnews.com',
      'Associated Press',
      {
        country: 'US',
        aliases: ['AP', 'A.P.', 'AP News', 'Associated Press news agency'],
        sites: ['ap.org'],
      },
    ],
    [
      'afp.com',
      'Agence France-Presse',
      { country: 'FR', aliases: ['AFP', 'AFP News', 'Agence France Presse', 'AFP news agency'] },
    ],
    [
      'dpa.com',
      'Deutsche Presse-Agentur',
      {
        country: 'DE',
        aliases: ['dpa', 'German Press Agency', 'dpa news agency'],
        sites: ['dpa-international.com'],
      },
    ],
    [
      'upi.com',
      'United Press International',
      { country: 'US', aliases: ['UPI'], owner: 'News World Communications', tier: 2 },
    ],
    [
      'pamediagroup.com',
      'PA Media',
      { country: 'GB', aliases: ['Press Association', 'PA news agency', 'PA'], sites: ['pa.media'] },
    ],
    ['ansa.it', 'ANSA', { country: 'IT', aliases: ['ANSA news agency'] }],
    ['efe.com', 'Agencia EFE', { country: 'ES', aliases: ['EFE', 'EFE news agency'] }],
    ['europapress.es', 'Europa Press', { country: 'ES', tier: 2 }],
    ['apa.at', 'Austria Presse Agentur', { country: 'AT', aliases: ['Austria Press Agency', 'APA'] }],
    ['keystone-sda.ch', 'Keystone-SDA', { country: 'CH', aliases: ['SDA'] }],
    ['anp.nl', 'ANP', { country: 'NL', aliases: ['Algemeen Nederlands Persbureau'] }],
    ['belga.be', 'Belga', { country: 'BE', aliases: ['Belga News Agency'], sites: ['belganewsagency.eu'] }],
    ['tt.se', 'TT', { country: 'SE', aliases: ['TT News Agency', 'Tidningarnas Telegrambyrå'] }],
    ['ntb.no', 'NTB', { country: 'NO', aliases: ['Norsk Telegrambyrå'] }],
    ['ritzau.dk', 'Ritzau', { country: 'DK' }],
    ['stt.fi', 'STT', { country: 'FI', aliases: ['Suomen Tietotoimisto'] }],
    ['pap.pl', 'Polish Press Agency', { country: 'PL', aliases: ['PAP'] }],
    ['ctk.cz', 'Czech News Agency', { country: 'CZ', aliases: ['ČTK', 'CTK'], sites: ['ceskenoviny.cz'] }],
    ['lusa.pt', 'Lusa', { country: 'PT', aliases: ['Lusa News Agency'] }],
    [
      'ukrinform.net',
      'Ukrinform',
      {
        country: 'UA',
        sites: ['ukrinform.ua'],
        tier: 2,
        note: 'National agency of a country at war, owned by the state.',
      },
    ],
    ['interfax.com.ua', 'Interfax-Ukraine', { country: 'UA', tier: 2 }],
    ['thecanadianpress.com', 'The Canadian Press', { country: 'CA', aliases: ['Canadian Press'] }],
    ['aap.com.au', 'Australian Associated Press', { country: 'AU', aliases: ['AAP'] }],
    [
      'kyodonews.net',
      'Kyodo News',
      { country: 'JP', aliases: ['Kyodo', 'Kyodo news agency'], sites: ['kyodonews.jp'] },
    ],
    ['jiji.com', 'Jiji Press', { country: 'JP', aliases: ['Jiji'] }],
    ['yna.co.kr', 'Yonhap', { country: 'KR', aliases: ['Yonhap News Agency', 'Yonhap News', 'Yonhap news agency'] }],
    ['ptinews.com', 'Press Trust of India', { country: 'IN', aliases: ['PTI'] }],
    [
      'aninews.in',
      'Asian News International',
      {
        country: 'IN',
        aliases: ['ANI'],
        tier: 3,
        note: 'Has repeatedly carried unattributed or fabricated expert sources.',
      },
    ],
    ['bernama.com', 'Bernama', { country: 'MY', tier: 2 }],
    ['antaranews.com', 'Antara', { country: 'ID', tier: 2 }],
    ['bloomberg.com', 'Bloomberg', { country: 'US', aliases: ['Bloomberg News'], owner: 'Bloomberg L.P.' }],
    ['dowjones.com', 'Dow Jones Newswires', { country: 'US', owner: 'News Corp' }],
  ]),
  ...outlets('wire', null, 3, [
    [
      'xinhuanet.com',
      'Xinhua',
      {
        country: 'CN',
        aliases: ['Xinhua News Agency'],
        sites: ['news.cn'],
        note: 'State agency that publishes the government’s position.',
      },
    ],
    [
      'tass.com',
      'TASS',
      {
        country: 'RU',
        aliases: ['TASS news agency', 'ITAR-TASS'],
        sites: ['tass.ru'],
        note: 'State agency that publishes the government’s position.',
      },
    ],
    ['interfax.ru', 'Interfax', { country: 'RU', sites: ['interfax.com'], note: 'Works under state censorship.' }],
    [
      'irna.ir',
      'IRNA',
      {
        country: 'IR',
        aliases: ['Islamic Republic News Agency'],
        note: 'State agency that publishes the government’s position.',
      },
    ],
    [
      'aa.com.tr',
      'Anadolu Agency',
      { country: 'TR', aliases: ['Anadolu'], note: 'State agency that publishes the government’s position.' },
    ],
    [
      'sana.sy',
      'SANA',
      {
        country: 'SY',
        aliases: ['Syrian Arab News Agency'],
        note: 'State agency that publishes the government’s position.',
      },
    ],
  ]),
  ...outlets('wire', null, 4, [
    [
      'kcna.kp',
      'KCNA',
      {
        country: 'KP',
        aliases: ['Korean Central News Agency'],
        note: 'State propaganda without independent reporting.',
      },
    ],
    [
      'farsnews.ir',
      'Fars News Agency',
      { country: 'IR', note: 'Tied to a military organisation; has carried fabricated reports.' },
    ],
  ]),
];
