import { outlets } from './registry.types';

export const britishIsles = [
  ...outlets('broadcaster', 'GB', 2, [
    [
      'bbc.co.uk',
      'BBC',
      {
        aliases: ['BBC News', 'British Broadcasting Corporation', 'BBC World Service', 'BBC Verify'],
        sites: ['bbc.com', 'bbci.co.uk'],
      },
    ],
    ['itv.com', 'ITV News', { aliases: ['ITV'] }],
    ['channel4.com', 'Channel 4 News', { aliases: ['Channel 4'] }],
    ['news.sky.com', 'Sky News', { owner: 'Comcast', sites: ['sky.com'] }],
    ['stv.tv', 'STV News', { place: 'Scotland' }],
  ]),
  ...outlets('newspaper', 'GB', 2, [
    [
      'theguardian.com',
      'The Guardian',
      { aliases: ['Guardian', 'The Observer'], owner: 'Guardian Media Group', sites: ['guardian.co.uk'] },
    ],
    [
      'thetimes.com',
      'The Times',
      {
        aliases: ['The Times of London', 'The Sunday Times', 'Sunday Times'],
        owner: 'News Corp',
        sites: ['thetimes.co.uk'],
      },
    ],
    ['telegraph.co.uk', 'The Daily Telegraph', { aliases: ['The Telegraph', 'Daily Telegraph'] }],
    ['ft.com', 'Financial Times', { aliases: ['The Financial Times', 'FT'], owner: 'Nikkei' }],
    ['independent.co.uk', 'The Independent'],
    ['inews.co.uk', 'The i Paper', { aliases: ['i newspaper', 'i news'], owner: 'DMGT' }],
    ['scotsman.com', 'The Scotsman', { aliases: ['Scotsman'], place: 'Edinburgh' }],
    ['heraldscotland.com', 'The Herald', { place: 'Glasgow', owner: 'Newsquest' }],
    ['standard.co.uk', 'Evening Standard', { aliases: ['London Evening Standard', 'The Standard'], place: 'London' }],
    ['belfasttelegraph.co.uk', 'Belfast Telegraph', { place: 'Belfast', owner: 'Mediahuis' }],
    ['walesonline.co.uk', 'WalesOnline', { place: 'Cardiff', owner: 'Reach', tier: 3 }],
    ['yorkshirepost.co.uk', 'Yorkshire Post', { aliases: ['The Yorkshire Post'], place: 'Leeds' }],
    ['manchestereveningnews.co.uk', 'Manchester Evening News', { place: 'Manchester', owner: 'Reach' }],
    ['liverpoolecho.co.uk', 'Liverpool Echo', { place: 'Liverpool', owner: 'Reach', tier: 3 }],
    ['pressandjournal.co.uk', 'The Press and Journal', { aliases: ['Press and Journal'], place: 'Aberdeen' }],
  ]),
  ...outlets('newspaper', 'GB', 3, [
    [
      'dailymail.co.uk',
      'Daily Mail',
      {
        aliases: ['The Daily Mail', 'MailOnline', 'Mail Online'],
        owner: 'DMGT',
        sites: ['dailymail.com', 'mailonline.com'],
        note: 'Tabloid with a poor record of accuracy.',
      },
    ],
    [
      'thesun.co.uk',
      'The Sun',
      {
        owner: 'News Corp',
        sites: ['the-sun.com', 'thesun.ie'],
        note: 'Tabloid with a poor record of accuracy.',
      },
    ],
    ['mirror.co.uk', 'Daily Mirror', { aliases: ['The Mirror', 'The Daily Mirror'], owner: 'Reach' }],
    [
      'express.co.uk',
      'Daily Express',
      {
        aliases: ['The Express', 'The Daily Express'],
        owner: 'Reach',
        note: 'Tabloid with a poor record of accuracy.',
      },
    ],
    ['dailystar.co.uk', 'Daily Star', { owner: 'Reach', note: 'Tabloid with a poor record of accuracy.' }],
    ['metro.co.uk', 'Metro', { owner: 'DMGT' }],
    ['morningstaronline.co.uk', 'Morning Star'],
    ['gbnews.com', 'GB News', { note: 'Sanctioned repeatedly by the broadcasting regulator.' }],
  ]),
  ...outlets('magazine', 'GB', 2, [
    ['economist.com', 'The Economist', { aliases: ['Economist'] }],
    ['newscientist.com', 'New Scientist', { owner: 'DMGT' }],
    ['private-eye.co.uk', 'Private Eye', { tier: 3 }],
    ['spectator.co.uk', 'The Spectator', { tier: 3 }],
    ['newstatesman.com', 'New Statesman', { tier: 3 }],
    [
      'thebureauinvestigates.com',
      'The Bureau of Investigative Journalism',
      { aliases: ['Bureau of Investigative Journalism', 'TBIJ'] },
    ],
    ['opendemocracy.net', 'openDemocracy', { tier: 3 }],
    ['theconversation.com', 'The Conversation', { country: null }],
  ]),
  ...outlets('broadcaster', 'IE', 2, [['rte.ie', 'RTÉ', { aliases: ['RTE', 'RTÉ News'] }]]),
  ...outlets('newspaper', 'IE', 2, [
    ['irishtimes.com', 'The Irish Times', { aliases: ['Irish Times'], owner: 'The Irish Times Group' }],
    ['irishexaminer.com', 'Irish Examiner', { place: 'Cork', owner: 'The Irish Times Group' }],
    ['independent.ie', 'Irish Independent', { aliases: ['The Irish Independent'], owner: 'Mediahuis' }],
    ['thejournal.ie', 'The Journal', { aliases: ['TheJournal.ie'] }],
  ]),
];
