/**
 * Every voice of the demo web. Beside the fields of the world format: `host` (default: the domain), `zone`,
 * `layout`, `path` (address habit), `dates` (how the reader sees a date), `smart` (typographic quotes), `language`.
 */
const ET = 'America/New_York';
const CT = 'America/Chicago';
const MT = 'America/Denver';
const PT = 'America/Los_Angeles';
const UK = 'Europe/London';
const ES = 'Europe/Madrid';
const ROBOTS = 'User-agent: *\nDisallow: /search\nDisallow: /account\n';

const row = (domain, name, kind, registered, rest) => ({ domain, name, kind, registered, country: 'US', zone: ET, layout: 'jsonld', path: 'ymd', dates: 'long', ...rest });

export const OUTLETS = [
  // Wires and nationals. Real names, invented stories.
  row('reuters.com', 'Reuters', 'wire', '1993-01-04', { country: 'GB', rating: 0.96, host: 'www.reuters.com', layout: 'nextapp', path: 'reuters', dates: 'utc', zone: 'UTC', smart: true }),
  row('apnews.com', 'The Associated Press', 'wire', '1996-12-27', { rating: 0.95, layout: 'opengraph', path: 'ap', dates: 'long', smart: true }),
  row('bbc.com', 'BBC News', 'broadcaster', '1989-07-15', { country: 'GB', rating: 0.93, host: 'www.bbc.com', layout: 'nextapp', path: 'bbc', dates: 'uk', zone: UK }),
  row('theguardian.com', 'The Guardian', 'newspaper', '1999-04-19', { country: 'GB', rating: 0.9, host: 'www.theguardian.com', layout: 'opengraph', path: 'guardian', dates: 'ukTime', zone: UK, smart: true, robots: ROBOTS }),
  row('unionstandardnews.com', 'the Union Standard', 'newspaper', '1997-03-11', { rating: 0.9, host: 'www.unionstandardnews.com', layout: 'jsonld', path: 'html', dates: 'ap', smart: true, robots: ROBOTS }),
  row('continentalpost.com', 'the Continental Post', 'newspaper', '1995-06-20', { rating: 0.89, host: 'www.continentalpost.com', layout: 'jsonld', path: 'html', dates: 'long', smart: true }),
  row('publicsquareradio.org', 'Public Square Radio', 'broadcaster', '1999-11-02', { rating: 0.91, host: 'www.publicsquareradio.org', layout: 'tracked', path: 'ymd', dates: 'long' }),
  row('marketquarter.com', 'Market Quarter', 'magazine', '2001-05-14', { rating: 0.87, host: 'www.marketquarter.com', layout: 'nextapp', path: 'section', dates: 'ap', smart: true }),
  // Maine
  row('pellsoundcurrent.com', 'the Pell Sound Current', 'newspaper', '2000-02-09', { rating: 0.79, place: 'Thornquay, Maine', host: 'www.pellsoundcurrent.com', layout: 'wordpress', path: 'ymd', dates: 'long' }),
  row('dirigotribune.com', 'the Dirigo Tribune', 'newspaper', '1998-08-30', { rating: 0.85, place: 'Maine', layout: 'jsonld', path: 'section', dates: 'ap', smart: true }),
  row('wkpm9.com', 'WKPM 9', 'broadcaster', '2001-10-18', { rating: 0.72, place: 'Maine', host: 'www.wkpm9.com', layout: 'nextapp', path: 'section', dates: 'long', owner: 'Brightwater Station Group' }),
  row('midcoastradio.org', 'Midcoast Public Radio', 'broadcaster', '2003-01-27', { rating: 0.87, place: 'Maine', layout: 'microdata', path: 'ymd', dates: 'weekday' }),
  row('thornquayislander.com', 'the Thornquay Islander', 'newspaper', '2011-06-05', { place: 'Thornquay, Maine', layout: 'bare', path: 'html', dates: 'weekday' }),
  row('pellcountyme.gov', 'Pell County Emergency Management', 'official', '2004-04-12', { place: 'Pell County, Maine', host: 'www.pellcountyme.gov', layout: 'gov', path: 'gov', dates: 'us' }),
  // Washington
  row('portellerybeacon.com', 'the Port Ellery Beacon', 'newspaper', '1999-09-23', { rating: 0.81, place: 'Port Ellery, Washington', zone: PT, host: 'www.portellerybeacon.com', layout: 'opengraph', path: 'section', dates: 'long' }),
  row('saltchuckdispatch.com', 'the Saltchuck Dispatch', 'newspaper', '1998-05-01', { rating: 0.84, place: 'Washington', zone: PT, layout: 'jsonld', path: 'ymd', dates: 'ap', smart: true }),
  row('korv6.com', 'KORV 6', 'broadcaster', '2002-12-12', { rating: 0.71, place: 'Washington', zone: PT, host: 'www.korv6.com', layout: 'nextapp', path: 'section', dates: 'long', owner: 'Cordell Broadcasting' }),
  row('seaboardbusiness.com', 'the Seaboard Business Journal', 'magazine', '2005-02-15', { rating: 0.8, place: 'Washington', zone: PT, layout: 'microdata', path: 'html', dates: 'weekday' }),
  row('harborlightweekly.com', 'Harbor Light Weekly', 'newspaper', '2013-03-19', { place: 'Port Ellery, Washington', zone: PT, layout: 'wordpress', path: 'ymd', dates: 'weekday' }),
  row('cityofportellery.gov', 'City of Port Ellery', 'official', '2003-07-08', { place: 'Port Ellery, Washington', zone: PT, host: 'www.cityofportellery.gov', layout: 'gov', path: 'gov', dates: 'us' }),
  // The plains and the lakes
  row('tillowvalleynews.com', 'the Tillow Valley News', 'newspaper', '2002-06-17', { rating: 0.76, place: 'Tillow, Nebraska', zone: CT, host: 'www.tillowvalleynews.com', layout: 'table', path: 'php', dates: 'us' }),
  row('prairiesentry.com', 'the Prairie Sentry', 'newspaper', '1997-11-30', { rating: 0.83, place: 'Nebraska', zone: CT, host: 'www.prairiesentry.com', layout: 'jsonld', path: 'section', dates: 'ap', owner: 'Northfold Media' }),
  row('lakesregionrecord.com', 'the Lakes Region Record', 'newspaper', '2001-04-04', { rating: 0.74, place: 'Minnesota', zone: CT, layout: 'jsonld', path: 'section', dates: 'ap', owner: 'Northfold Media' }),
  row('kmdr4.com', 'KMDR Channel 4', 'broadcaster', '2003-09-09', { rating: 0.71, place: 'Nebraska', zone: CT, host: 'www.kmdr4.com', layout: 'opengraph', path: 'section', dates: 'long', owner: 'Cordell Broadcasting' }),
  row('northloopdaily.com', 'North Loop Daily', 'newspaper', '2014-10-21', { place: 'Minnesota', zone: CT, layout: 'wordpress', path: 'ymd', dates: 'long' }),
  row('wyethcountymn.gov', 'Wyeth County', 'official', '2002-02-28', { place: 'Wyeth County, Minnesota', zone: CT, host: 'www.wyethcountymn.gov', layout: 'gov', path: 'gov', dates: 'us' }),
  row('lakeshorecourant.com', 'the Lakeshore Courant', 'newspaper', '2000-01-20', { rating: 0.77, place: 'Port Lorne, Ohio', layout: 'microdata', path: 'ymd', dates: 'long' }),
  // The dry country
  row('dunselledger.com', 'the Dunsel Ledger', 'newspaper', '2004-03-03', { rating: 0.74, place: 'Dunsel, New Mexico', zone: MT, host: 'www.dunselledger.com', layout: 'bare', path: 'html', dates: 'weekday' }),
  row('highdesertbulletin.com', 'the High Desert Bulletin', 'newspaper', '1999-12-06', { rating: 0.8, place: 'New Mexico', zone: MT, layout: 'wordpress', path: 'ymd', dates: 'long' }),
  row('kqsr7.com', 'KQSR 7', 'broadcaster', '2004-05-25', { rating: 0.69, place: 'New Mexico', zone: MT, host: 'www.kqsr7.com', layout: 'nextapp', path: 'section', dates: 'long' }),
  row('ennisstate.edu', 'Ennis State University', 'academic', '1994-08-15', { place: 'Idaho', zone: MT, host: 'news.ennisstate.edu', layout: 'table', path: 'story', dates: 'weekday' }),
  // The east
  row('hudsonvalecall.com', 'the Hudson Vale Call', 'newspaper', '2001-08-01', { rating: 0.78, place: 'Linden Quay, New York', host: 'www.hudsonvalecall.com', layout: 'opengraph', path: 'section', dates: 'long' }),
  row('wlqn12.com', 'WLQN News 12', 'broadcaster', '2005-11-11', { rating: 0.7, place: 'Linden Quay, New York', host: 'www.wlqn12.com', layout: 'nextapp', path: 'section', dates: 'long' }),
  row('granitefordmonitor.com', 'the Granite Ford Monitor', 'newspaper', '2003-05-05', { rating: 0.75, place: 'Granite Ford, New Hampshire', layout: 'table', path: 'php', dates: 'us' }),
  row('whitepinestandard.com', 'the White Pine Standard', 'newspaper', '1998-10-10', { rating: 0.82, place: 'New Hampshire', layout: 'jsonld', path: 'html', dates: 'ap', smart: true }),
  // Spain
  row('eldiariodealmoran.es', 'El Diario de Almorán', 'newspaper', '2003-10-01', { country: 'ES', rating: 0.77, place: 'Almorán', zone: ES, language: 'es', host: 'www.eldiariodealmoran.es', layout: 'jsonld', path: 'section', dates: 'es' }),
  row('radiosierrasur.es', 'Radio Sierra Sur', 'broadcaster', '2006-04-18', { country: 'ES', rating: 0.74, place: 'Sierra de Almorán', zone: ES, language: 'es', layout: 'wordpress', path: 'ymd', dates: 'es' }),
  row('lavozmeridional.es', 'La Voz Meridional', 'newspaper', '2000-12-01', { country: 'ES', rating: 0.86, zone: ES, language: 'es', host: 'www.lavozmeridional.es', layout: 'microdata', path: 'html', dates: 'esShort' }),
  // Companies and releases
  row('lumeorobotics.com', 'Lumeo Robotics', 'company', '2017-02-22', { zone: PT, host: 'www.lumeorobotics.com', layout: 'release', path: 'newsroom', dates: 'weekday' }),
  row('releasedeck.com', 'ReleaseDeck', 'aggregator', '2009-09-14', { layout: 'release', path: 'section', dates: 'utc' }),
  // Checkers, jokers, collectors, opinions
  row('plumblinechecks.org', 'Plumbline Checks', 'factchecker', '2012-01-16', { rating: 0.93, host: 'www.plumblinechecks.org', layout: 'factcheck', path: 'ymd', dates: 'weekday' }),
  row('verifydesk.news', 'VerifyDesk', 'factchecker', '2018-06-26', { layout: 'factcheck', path: 'section', dates: 'ap' }),
  row('thelowerfork.com', 'The Lower Fork', 'satire', '2010-04-01', { layout: 'wordpress', path: 'section', dates: 'ap', smart: true }),
  row('feedbarrel.com', 'FeedBarrel', 'aggregator', '2016-07-30', { rating: 0.35, layout: 'amp', path: 'story', dates: 'iso' }),
  row('presswell.app', 'Presswell', 'aggregator', '2021-02-02', { layout: 'tracked', path: 'section', dates: 'iso' }),
  row('sandpipernotes.blog', 'Sandpiper Notes', 'blog', '2019-08-08', { rating: 0.4, layout: 'blog', path: 'ymd', dates: 'weekday' }),
  row('valleywatcher.wordpress.com', 'Valley Watcher', 'blog', undefined, { zone: CT, layout: 'wordpress', path: 'ymd', dates: 'weekday' }),
  row('harborgripes.blogspot.com', 'Harbor Gripes', 'blog', undefined, { rating: 0.3, layout: 'blog', path: 'html', dates: 'weekday' }),
  row('tidewaterforums.com', 'Tidewater Forums', 'forum', '2007-07-07', { layout: 'forum', path: 'thread', dates: 'us' }),
  row('truthgalley.net', 'TruthGalley', 'blog', '2025-11-19', { rating: 0.06, layout: 'wordpress', path: 'section', dates: 'ap' }),
  row('dailyeruption.co', 'Daily Eruption', 'newspaper', '2026-01-25', { rating: 0.1, layout: 'opengraph', path: 'ymd', dates: 'long' }),
  row('realhorizonwatch.info', 'Real Horizon Watch', 'newspaper', '2026-03-02', { rating: 0.08, layout: 'wordpress', path: 'ymd', dates: 'ap' }),
  row('usbulletin24.site', 'US Bulletin 24', 'newspaper', '2026-05-30', { rating: 0.14, layout: 'amp', path: 'section', dates: 'iso' }),
  row('heartlandalarm.news', 'Heartland Alarm', 'newspaper', '2025-08-13', { rating: 0.19, zone: CT, layout: 'jsonld', path: 'section', dates: 'long' }),
];

export const WORLD = {
  version: 1,
  name: 'demo',
  description: 'A small invented press for trying the service out: twenty topics, one of each kind of trouble a desk meets. Every story, person and place is made up, also those on outlets with real names.',
  now: '2026-10-20T15:00:00Z',
  language: 'en',
};
