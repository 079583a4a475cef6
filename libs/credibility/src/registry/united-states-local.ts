import { outlets } from './registry.types';

/** Local newsrooms that belong to one network each: many addresses, one owner. */
const stations = (owner: string, rows: string) =>
  outlets(
    'broadcaster',
    'US',
    2,
    rows.split(' ').map((row) => {
      const [site = '', name = '', place = ''] = row.split('|').map((part) => part.replaceAll('_', ' '));
      return [site, name, { owner, place }] as const;
    }),
  );

export const unitedStatesLocal = [
  ...stations(
    'Comcast',
    'nbcnewyork.com|NBC_New_York|New_York nbclosangeles.com|NBC_Los_Angeles|Los_Angeles nbcchicago.com|NBC_Chicago|Chicago nbcphiladelphia.com|NBC_Philadelphia|Philadelphia nbcdfw.com|NBC_DFW|Dallas nbcbayarea.com|NBC_Bay_Area|San_Francisco nbcboston.com|NBC_Boston|Boston nbcwashington.com|NBC_Washington|Washington nbcmiami.com|NBC_Miami|Miami nbcsandiego.com|NBC_San_Diego|San_Diego nbcconnecticut.com|NBC_Connecticut|Hartford',
  ),
  ...stations(
    'Walt Disney',
    'abc7ny.com|ABC7_New_York|New_York abc7.com|ABC7_Los_Angeles|Los_Angeles abc7chicago.com|ABC7_Chicago|Chicago 6abc.com|6abc|Philadelphia abc7news.com|ABC7_San_Francisco|San_Francisco abc13.com|ABC13_Houston|Houston abc11.com|ABC11|Raleigh abc30.com|ABC30|Fresno',
  ),
  ...stations(
    'Fox Corporation',
    'fox5ny.com|FOX_5_New_York|New_York foxla.com|FOX_11_Los_Angeles|Los_Angeles fox32chicago.com|FOX_32_Chicago|Chicago fox29.com|FOX_29_Philadelphia|Philadelphia fox4news.com|FOX_4_Dallas|Dallas ktvu.com|KTVU|San_Francisco fox5dc.com|FOX_5_DC|Washington fox26houston.com|FOX_26_Houston|Houston fox5atlanta.com|FOX_5_Atlanta|Atlanta fox10phoenix.com|FOX_10_Phoenix|Phoenix fox13news.com|FOX_13_Tampa_Bay|Tampa fox2detroit.com|FOX_2_Detroit|Detroit fox9.com|FOX_9|Minneapolis fox35orlando.com|FOX_35_Orlando|Orlando fox13seattle.com|FOX_13_Seattle|Seattle fox6now.com|FOX6_Milwaukee|Milwaukee fox7austin.com|FOX_7_Austin|Austin',
  ),
  ...outlets('newspaper', 'US', 2, statesNewsroom()),
  ...outlets('newspaper', 'US', 2, [
    ['ctmirror.org', 'The Connecticut Mirror', { aliases: ['Connecticut Mirror', 'CT Mirror'], place: 'Connecticut' }],
    ['vtdigger.org', 'VTDigger', { place: 'Vermont' }],
    ['mississippitoday.org', 'Mississippi Today', { place: 'Mississippi' }],
    ['thecity.nyc', 'THE CITY', { place: 'New York' }],
    ['blockclubchicago.org', 'Block Club Chicago', { place: 'Chicago' }],
    ['voiceofsandiego.org', 'Voice of San Diego', { place: 'San Diego' }],
    ['civilbeat.org', 'Honolulu Civil Beat', { aliases: ['Civil Beat'], place: 'Honolulu' }],
    ['thenevadaindependent.com', 'The Nevada Independent', { place: 'Nevada' }],
    ['wyofile.com', 'WyoFile', { place: 'Wyoming' }],
    ['bridgemi.com', 'Bridge Michigan', { place: 'Michigan' }],
    ['minnpost.com', 'MinnPost', { place: 'Minnesota' }],
    ['cityandstateny.com', 'City & State', { place: 'New York' }],
    ['the74million.org', 'The 74'],
    ['chalkbeat.org', 'Chalkbeat'],
    ['19thnews.org', 'The 19th'],
    ['grist.org', 'Grist'],
    ['undark.org', 'Undark'],
    ['livescience.com', 'Live Science', { owner: 'Future' }],
    ['space.com', 'Space.com', { owner: 'Future' }],
    ['theregister.com', 'The Register', { country: 'GB' }],
    ['courthousenews.com', 'Courthouse News Service', { aliases: ['Courthouse News'] }],
  ]),
];

/** One non-profit runs these in most state capitals. */
function statesNewsroom() {
  const rows =
    'alaskabeacon.com|Alaska_Beacon azmirror.com|Arizona_Mirror arkansasadvocate.com|Arkansas_Advocate coloradonewsline.com|Colorado_Newsline floridaphoenix.com|Florida_Phoenix georgiarecorder.com|Georgia_Recorder idahocapitalsun.com|Idaho_Capital_Sun indianacapitalchronicle.com|Indiana_Capital_Chronicle iowacapitaldispatch.com|Iowa_Capital_Dispatch kansasreflector.com|Kansas_Reflector kentuckylantern.com|Kentucky_Lantern lailluminator.com|Louisiana_Illuminator mainemorningstar.com|Maine_Morning_Star marylandmatters.org|Maryland_Matters michiganadvance.com|Michigan_Advance minnesotareformer.com|Minnesota_Reformer missouriindependent.com|Missouri_Independent dailymontanan.com|Daily_Montanan nebraskaexaminer.com|Nebraska_Examiner nevadacurrent.com|Nevada_Current newhampshirebulletin.com|New_Hampshire_Bulletin newjerseymonitor.com|New_Jersey_Monitor sourcenm.com|Source_New_Mexico ncnewsline.com|NC_Newsline northdakotamonitor.com|North_Dakota_Monitor ohiocapitaljournal.com|Ohio_Capital_Journal oklahomavoice.com|Oklahoma_Voice oregoncapitalchronicle.com|Oregon_Capital_Chronicle penncapital-star.com|Pennsylvania_Capital-Star rhodeislandcurrent.com|Rhode_Island_Current scdailygazette.com|South_Carolina_Daily_Gazette southdakotasearchlight.com|South_Dakota_Searchlight tennesseelookout.com|Tennessee_Lookout utahnewsdispatch.com|Utah_News_Dispatch virginiamercury.com|Virginia_Mercury washingtonstatestandard.com|Washington_State_Standard westvirginiawatch.com|West_Virginia_Watch wisconsinexaminer.com|Wisconsin_Examiner stateline.org|Stateline';
  return rows.split(' ').map((row) => {
    const [site = '', name = ''] = row.split('|');
    return [site, name.replaceAll('_', ' '), { owner: 'States Newsroom' }] as const;
  });
}
