import { outletTable } from './table';

/** Regional papers, public stations and specialised newsrooms of the United States. */
export const wideUnitedStates = outletTable(`
# US newspaper 2
statesman.com Austin American-Statesman | owner=Hearst
expressnews.com San Antonio Express-News | owner=Hearst
star-telegram.com Fort Worth Star-Telegram | owner=McClatchy
elpasotimes.com El Paso Times | owner=Gannett
caller.com Corpus Christi Caller-Times | owner=Gannett
commercialappeal.com The Commercial Appeal | owner=Gannett | place=Memphis
tennessean.com The Tennessean | owner=Gannett | place=Nashville
knoxnews.com Knoxville News Sentinel | owner=Gannett
timesfreepress.com Chattanooga Times Free Press | owner=WEHCO Media
courier-journal.com Courier Journal | owner=Gannett | place=Louisville
kentucky.com Lexington Herald-Leader | owner=McClatchy
cincinnati.com The Cincinnati Enquirer | owner=Gannett
dispatch.com The Columbus Dispatch | owner=Gannett
beaconjournal.com Akron Beacon Journal | owner=Gannett
toledoblade.com The Blade | owner=Block Communications | place=Toledo
daytondailynews.com Dayton Daily News | owner=Cox Enterprises
vindy.com The Vindicator | owner=Ogden Newspapers | place=Youngstown
mlive.com MLive | owner=Advance | place=Michigan
lansingstatejournal.com Lansing State Journal | owner=Gannett
journalgazette.net The Journal Gazette | place=Fort Wayne
southbendtribune.com South Bend Tribune | owner=Gannett
dailyherald.com Daily Herald (Illinois)
pjstar.com Journal Star (Peoria) | owner=Gannett
rrstar.com Rockford Register Star | owner=Gannett
news-gazette.com The News-Gazette | place=Champaign
madison.com Wisconsin State Journal | owner=Lee Enterprises
greenbaypressgazette.com Green Bay Press-Gazette | owner=Gannett
postcrescent.com The Post-Crescent | owner=Gannett | place=Appleton
twincities.com St. Paul Pioneer Press | owner=Alden Global Capital
duluthnewstribune.com Duluth News Tribune | owner=Forum Communications
inforum.com The Forum of Fargo-Moorhead | owner=Forum Communications
postbulletin.com Post Bulletin | owner=Forum Communications | place=Rochester
grandforksherald.com Grand Forks Herald | owner=Forum Communications
bismarcktribune.com The Bismarck Tribune | owner=Lee Enterprises
argusleader.com Argus Leader | owner=Gannett | place=Sioux Falls
rapidcityjournal.com Rapid City Journal | owner=Lee Enterprises
desmoinesregister.com The Des Moines Register | owner=Gannett
thegazette.com The Gazette (Cedar Rapids)
qctimes.com Quad-City Times | owner=Lee Enterprises
omaha.com Omaha World-Herald | owner=Lee Enterprises
journalstar.com Lincoln Journal Star | owner=Lee Enterprises
kansas.com The Wichita Eagle | owner=McClatchy
cjonline.com The Topeka Capital-Journal | owner=Gannett
ljworld.com Lawrence Journal-World
tulsaworld.com Tulsa World | owner=Lee Enterprises
oklahoman.com The Oklahoman | owner=Gannett
arkansasonline.com Arkansas Democrat-Gazette | owner=WEHCO Media
news-leader.com Springfield News-Leader | owner=Gannett
columbiamissourian.com Columbia Missourian
clarionledger.com The Clarion-Ledger | owner=Gannett
sunherald.com Sun Herald | owner=McClatchy | place=Biloxi
al.com AL.com | owner=Advance | place=Alabama
montgomeryadvertiser.com Montgomery Advertiser | owner=Gannett
theadvocate.com The Advocate (Louisiana) | owner=Georges Media
shreveporttimes.com Shreveport Times | owner=Gannett
pnj.com Pensacola News Journal | owner=Gannett
tallahassee.com Tallahassee Democrat | owner=Gannett
jacksonville.com The Florida Times-Union | owner=Gannett
orlandosentinel.com Orlando Sentinel | owner=Alden Global Capital
sun-sentinel.com South Florida Sun Sentinel | owner=Alden Global Capital
palmbeachpost.com The Palm Beach Post | owner=Gannett
heraldtribune.com Sarasota Herald-Tribune | owner=Gannett
news-press.com The News-Press | owner=Gannett | place=Fort Myers
floridatoday.com Florida Today | owner=Gannett
savannahnow.com Savannah Morning News | owner=Gannett
macon.com The Telegraph (Macon) | owner=McClatchy
ledger-enquirer.com Ledger-Enquirer | owner=McClatchy
augustachronicle.com The Augusta Chronicle | owner=Gannett
thestate.com The State | owner=McClatchy | place=Columbia
postandcourier.com The Post and Courier | place=Charleston
greenvilleonline.com The Greenville News | owner=Gannett
citizen-times.com Asheville Citizen Times | owner=Gannett
fayobserver.com The Fayetteville Observer | owner=Gannett
journalnow.com Winston-Salem Journal | owner=Lee Enterprises
greensboro.com News & Record | owner=Lee Enterprises
richmond.com Richmond Times-Dispatch | owner=Lee Enterprises
pilotonline.com The Virginian-Pilot | owner=Alden Global Capital
roanoke.com The Roanoke Times | owner=Lee Enterprises
dailyprogress.com The Daily Progress | owner=Lee Enterprises
wvgazettemail.com Charleston Gazette-Mail | owner=HD Media
herald-dispatch.com The Herald-Dispatch | owner=HD Media
delawareonline.com The News Journal (Delaware) | owner=Gannett
thebaltimorebanner.com The Baltimore Banner
capitalgazette.com Capital Gazette
mcall.com The Morning Call | owner=Alden Global Capital | place=Allentown
pennlive.com PennLive | owner=Advance
lancasteronline.com LNP | place=Lancaster
triblive.com Pittsburgh Tribune-Review
goerie.com Erie Times-News | owner=Gannett
timesleader.com Times Leader
northjersey.com NorthJersey.com | owner=Gannett
app.com Asbury Park Press | owner=Gannett
pressofatlanticcity.com The Press of Atlantic City | owner=Lee Enterprises
lohud.com The Journal News | owner=Gannett
buffalonews.com The Buffalo News | owner=Lee Enterprises
democratandchronicle.com Democrat and Chronicle | owner=Gannett | place=Rochester
syracuse.com The Post-Standard | owner=Advance
poststar.com The Post-Star | owner=Lee Enterprises
ctpost.com Connecticut Post | owner=Hearst
nhregister.com New Haven Register | owner=Hearst
theday.com The Day | place=New London
providencejournal.com The Providence Journal | owner=Gannett
telegram.com Telegram & Gazette | owner=Gannett | place=Worcester
masslive.com MassLive | owner=Advance
berkshireeagle.com The Berkshire Eagle
patriotledger.com The Patriot Ledger | owner=Gannett
capecodtimes.com Cape Cod Times | owner=Gannett
unionleader.com New Hampshire Union Leader
concordmonitor.com Concord Monitor
burlingtonfreepress.com Burlington Free Press | owner=Gannett
sevendaysvt.com Seven Days | place=Burlington
pressherald.com Portland Press Herald
bangordailynews.com Bangor Daily News
sunjournal.com Sun Journal
billingsgazette.com Billings Gazette | owner=Lee Enterprises
missoulian.com Missoulian | owner=Lee Enterprises
helenair.com Independent Record | owner=Lee Enterprises
bozemandailychronicle.com Bozeman Daily Chronicle
idahostatesman.com Idaho Statesman | owner=McClatchy
postregister.com Post Register | place=Idaho Falls
trib.com Casper Star-Tribune | owner=Lee Enterprises
deseret.com Deseret News | place=Salt Lake City
gazette.com The Gazette (Colorado Springs)
coloradoan.com Fort Collins Coloradoan | owner=Gannett
dailycamera.com Daily Camera | owner=Alden Global Capital
coloradosun.com The Colorado Sun
abqjournal.com Albuquerque Journal
santafenewmexican.com Santa Fe New Mexican
tucson.com Arizona Daily Star | owner=Lee Enterprises
rgj.com Reno Gazette Journal | owner=Gannett
lasvegassun.com Las Vegas Sun
sandiegouniontribune.com The San Diego Union-Tribune | owner=Alden Global Capital
pe.com The Press-Enterprise | owner=Alden Global Capital
dailynews.com Los Angeles Daily News | owner=Alden Global Capital
presstelegram.com Press-Telegram | owner=Alden Global Capital
eastbaytimes.com East Bay Times | owner=Alden Global Capital
pressdemocrat.com The Press Democrat | owner=Alden Global Capital
fresnobee.com The Fresno Bee | owner=McClatchy
modbee.com The Modesto Bee | owner=McClatchy
bakersfield.com The Bakersfield Californian
sanluisobispo.com The Tribune (San Luis Obispo) | owner=McClatchy
vcstar.com Ventura County Star | owner=Gannett
desertsun.com The Desert Sun | owner=Gannett
montereyherald.com Monterey Herald | owner=Alden Global Capital
redding.com Record Searchlight | owner=Gannett
registerguard.com The Register-Guard | owner=Gannett
statesmanjournal.com Statesman Journal | owner=Gannett
bendbulletin.com The Bulletin (Bend)
wweek.com Willamette Week
thestranger.com The Stranger
spokesman.com The Spokesman-Review
thenewstribune.com The News Tribune | owner=McClatchy | place=Tacoma
theolympian.com The Olympian | owner=McClatchy
heraldnet.com The Daily Herald (Everett)
yakimaherald.com Yakima Herald-Republic
columbian.com The Columbian
newsminer.com Fairbanks Daily News-Miner
juneauempire.com Juneau Empire
hawaiitribune-herald.com Hawaii Tribune-Herald
guampdn.com Pacific Daily News
elnuevodia.com El Nuevo Día | place=Puerto Rico
elnuevoherald.com El Nuevo Herald | owner=McClatchy
laopinion.com La Opinión
forward.com The Forward
christianitytoday.com Christianity Today
ncronline.org National Catholic Reporter
religionnews.com Religion News Service
dailycal.org The Daily Californian
thecrimson.com The Harvard Crimson
yaledailynews.com Yale Daily News
stanforddaily.com The Stanford Daily
columbiaspectator.com Columbia Daily Spectator
michigandaily.com The Michigan Daily
thedp.com The Daily Pennsylvanian
bizjournals.com American City Business Journals | owner=Advance
crainsnewyork.com Crain’s New York Business
chicagobusiness.com Crain’s Chicago Business
miaminewtimes.com Miami New Times
houstonpublicmedia.org Houston Public Media
houstonlanding.org Houston Landing
oaklandside.org The Oaklandside
berkeleyside.org Berkeleyside
lookout.co Lookout Santa Cruz
mlk50.com MLK50
spotlightpa.org Spotlight PA
wisconsinwatch.org Wisconsin Watch
injusticewatch.org Injustice Watch
searchlightnm.org Searchlight New Mexico
montanafreepress.org Montana Free Press
njspotlightnews.org NJ Spotlight News
`);
