import { outletTable } from './table';

/**
 * Daily papers of American towns from the upper Midwest to the Pacific; the others stand in the list beside this one.
 */
export const wideUnitedStatesTownsWest = outletTable(`
# US newspaper 2
wausaudailyherald.com Wausau Daily Herald | owner=Gannett
stevenspointjournal.com Stevens Point Journal | owner=Gannett
wisconsinrapidstribune.com Wisconsin Rapids Tribune | owner=Gannett
thenorthwestern.com Oshkosh Northwestern | owner=Gannett
fdlreporter.com The Reporter | owner=Gannett | place=Fond du Lac
sheboyganpress.com Sheboygan Press | owner=Gannett
htrnews.com Herald Times Reporter | owner=Gannett | place=Manitowoc
lacrossetribune.com La Crosse Tribune | owner=Lee Enterprises
chippewa.com The Chippewa Herald | owner=Lee Enterprises
journaltimes.com The Journal Times | owner=Lee Enterprises | place=Racine
kenoshanews.com Kenosha News | owner=Lee Enterprises
leadertelegram.com Leader-Telegram | owner=Adams Publishing | place=Eau Claire
gazettextra.com The Gazette | owner=Adams Publishing | place=Janesville
beloitdailynews.com Beloit Daily News | owner=Adams Publishing
superiortelegram.com Superior Telegram | owner=Forum Communications
sctimes.com St. Cloud Times | owner=Gannett
mankatofreepress.com The Free Press | owner=CNHI | place=Mankato
winonadailynews.com Winona Daily News | owner=Lee Enterprises
brainerddispatch.com Brainerd Dispatch | owner=Forum Communications
bemidjipioneer.com The Bemidji Pioneer | owner=Forum Communications
wctrib.com West Central Tribune | owner=Forum Communications | place=Willmar
austindailyherald.com Austin Daily Herald | owner=Boone Newsmedia
albertleatribune.com Albert Lea Tribune | owner=Boone Newsmedia
faribault.com Faribault Daily News | owner=Adams Publishing
press-citizen.com Iowa City Press-Citizen | owner=Gannett
wcfcourier.com The Courier | owner=Lee Enterprises | place=Waterloo
siouxcityjournal.com Sioux City Journal | owner=Lee Enterprises
globegazette.com Globe Gazette | owner=Lee Enterprises | place=Mason City
telegraphherald.com Telegraph Herald | place=Dubuque
thehawkeye.com The Hawk Eye | owner=Gannett | place=Burlington
amestrib.com Ames Tribune | owner=Gannett
messengernews.net The Messenger | owner=Ogden Newspapers | place=Fort Dodge
timesrepublican.com Times-Republican | owner=Ogden Newspapers | place=Marshalltown
clintonherald.com Clinton Herald | owner=CNHI
ottumwacourier.com Ottumwa Courier | owner=CNHI
nonpareilonline.com The Daily Nonpareil | owner=Lee Enterprises | place=Council Bluffs
columbiatribune.com Columbia Daily Tribune | owner=Gannett
newstribune.com News Tribune | owner=WEHCO Media | place=Jefferson City
joplinglobe.com The Joplin Globe | owner=CNHI
semissourian.com Southeast Missourian | place=Cape Girardeau
newspressnow.com St. Joseph News-Press
examiner.net The Examiner (Independence) | owner=Gannett
hutchnews.com The Hutchinson News
salina.com Salina Journal | owner=Gannett
themercury.com The Manhattan Mercury
theindependent.com The Grand Island Independent | owner=Lee Enterprises
kearneyhub.com Kearney Hub | owner=Lee Enterprises
nptelegraph.com The North Platte Telegraph | owner=Lee Enterprises
norfolkdailynews.com Norfolk Daily News
aberdeennews.com Aberdeen News
yankton.net Yankton Press & Dakotan
minotdailynews.com Minot Daily News | owner=Ogden Newspapers
jamestownsun.com The Jamestown Sun | owner=Forum Communications
thedickinsonpress.com The Dickinson Press | owner=Forum Communications
mtstandard.com The Montana Standard | owner=Lee Enterprises | place=Butte
ravallirepublic.com Ravalli Republic | owner=Lee Enterprises
greatfallstribune.com Great Falls Tribune | owner=Gannett
dailyinterlake.com Daily Inter Lake | place=Kalispell
flatheadbeacon.com Flathead Beacon
wyomingnews.com Wyoming Tribune Eagle | owner=Adams Publishing
chieftain.com The Pueblo Chieftain | owner=Gannett
gjsentinel.com The Daily Sentinel | place=Grand Junction
timescall.com Times-Call | owner=Alden Global Capital | place=Longmont
reporterherald.com Loveland Reporter-Herald | owner=Alden Global Capital
greeleytribune.com Greeley Tribune | owner=Alden Global Capital
durangoherald.com The Durango Herald
vaildaily.com Vail Daily | owner=Ogden Newspapers
aspentimes.com The Aspen Times | owner=Ogden Newspapers
summitdaily.com Summit Daily | owner=Ogden Newspapers
postindependent.com Post Independent | owner=Ogden Newspapers | place=Glenwood Springs
steamboatpilot.com Steamboat Pilot & Today | owner=Ogden Newspapers
lcsun-news.com Las Cruces Sun-News | owner=Gannett
daily-times.com The Daily Times | owner=Gannett | place=Farmington
currentargus.com Carlsbad Current-Argus | owner=Gannett
ruidosonews.com Ruidoso News | owner=Gannett
rdrnews.com Roswell Daily Record
taosnews.com The Taos News
amarillo.com Amarillo Globe-News | owner=Gannett
lubbockonline.com Lubbock Avalanche-Journal | owner=Gannett
reporternews.com Abilene Reporter-News | owner=Gannett
gosanangelo.com San Angelo Standard-Times | owner=Gannett
timesrecordnews.com Times Record News | owner=Gannett | place=Wichita Falls
mrt.com Midland Reporter-Telegram | owner=Hearst
oaoa.com Odessa American
wacotrib.com Waco Tribune-Herald | owner=Lee Enterprises
theeagle.com The Eagle | owner=Lee Enterprises | place=Bryan
tylerpaper.com Tyler Morning Telegraph
news-journal.com Longview News-Journal
beaumontenterprise.com Beaumont Enterprise | owner=Hearst
galvnews.com The Galveston County Daily News
lmtonline.com Laredo Morning Times | owner=Hearst
themonitor.com The Monitor | place=McAllen
valleymorningstar.com Valley Morning Star | place=Harlingen
brownsvilleherald.com The Brownsville Herald
victoriaadvocate.com Victoria Advocate
kdhnews.com Killeen Daily Herald
tdtnews.com Temple Daily Telegram
dentonrc.com Denton Record-Chronicle
texarkanagazette.com Texarkana Gazette | owner=WEHCO Media
mysanantonio.com MySA | owner=Hearst
chron.com Chron | owner=Hearst
swtimes.com Times Record | owner=Gannett | place=Fort Smith
nwaonline.com Northwest Arkansas Democrat-Gazette | owner=WEHCO Media
jonesborosun.com The Jonesboro Sun | owner=Paxton Media Group
hotsr.com The Sentinel-Record | owner=WEHCO Media | place=Hot Springs
enidnews.com Enid News & Eagle | owner=CNHI
normantranscript.com The Norman Transcript | owner=CNHI
muskogeephoenix.com Muskogee Phoenix | owner=CNHI
mcalesternews.com McAlester News-Capital | owner=CNHI
stwnewspress.com Stillwater News Press | owner=CNHI
swoknews.com The Lawton Constitution
azdailysun.com Arizona Daily Sun | owner=Lee Enterprises | place=Flagstaff
yumasun.com Yuma Sun
dcourier.com The Daily Courier | place=Prescott
pinalcentral.com PinalCentral
eastvalleytribune.com East Valley Tribune
nevadaappeal.com Nevada Appeal | place=Carson City
elkodaily.com Elko Daily Free Press | owner=Lee Enterprises
standard.net Standard-Examiner | owner=Ogden Newspapers | place=Ogden
heraldextra.com Daily Herald | owner=Ogden Newspapers | place=Provo
thespectrum.com The Spectrum | owner=Gannett | place=St. George
hjnews.com The Herald Journal | owner=Adams Publishing | place=Logan
idahostatejournal.com Idaho State Journal | owner=Adams Publishing | place=Pocatello
idahopress.com Idaho Press | owner=Adams Publishing | place=Nampa
magicvalley.com The Times-News | owner=Lee Enterprises | place=Twin Falls
lmtribune.com Lewiston Tribune
cdapress.com Coeur d’Alene Press
bellinghamherald.com The Bellingham Herald | owner=McClatchy
tri-cityherald.com Tri-City Herald | owner=McClatchy | place=Kennewick
kitsapsun.com Kitsap Sun | owner=Gannett
tdn.com The Daily News | owner=Lee Enterprises | place=Longview
union-bulletin.com Walla Walla Union-Bulletin
wenatcheeworld.com The Wenatchee World
goskagit.com Skagit Valley Herald | owner=Adams Publishing
peninsuladailynews.com Peninsula Daily News
seattlepi.com Seattle Post-Intelligencer | owner=Hearst
eastoregonian.com East Oregonian | owner=EO Media Group
dailyastorian.com The Astorian | owner=EO Media Group
gazettetimes.com Corvallis Gazette-Times | owner=Lee Enterprises
democratherald.com Albany Democrat-Herald | owner=Lee Enterprises
heraldandnews.com Herald and News | owner=Adams Publishing | place=Klamath Falls
napavalleyregister.com Napa Valley Register | owner=Lee Enterprises
recordnet.com The Record | owner=Gannett | place=Stockton
thecalifornian.com The Californian | owner=Gannett | place=Salinas
visaliatimesdelta.com Visalia Times-Delta | owner=Gannett
vvdailypress.com Daily Press | owner=Gannett | place=Victorville
mercedsunstar.com Merced Sun-Star | owner=McClatchy
santacruzsentinel.com Santa Cruz Sentinel | owner=Alden Global Capital
marinij.com Marin Independent Journal | owner=Alden Global Capital
timesheraldonline.com Times-Herald | owner=Alden Global Capital | place=Vallejo
thereporter.com The Reporter | owner=Alden Global Capital | place=Vacaville
chicoer.com Chico Enterprise-Record | owner=Alden Global Capital
times-standard.com Times-Standard | owner=Alden Global Capital | place=Eureka
dailybreeze.com Daily Breeze | owner=Alden Global Capital | place=Torrance
pasadenastarnews.com Pasadena Star-News | owner=Alden Global Capital
sgvtribune.com San Gabriel Valley Tribune | owner=Alden Global Capital
whittierdailynews.com Whittier Daily News | owner=Alden Global Capital
dailybulletin.com Inland Valley Daily Bulletin | owner=Alden Global Capital
sbsun.com The Sun | owner=Alden Global Capital | place=San Bernardino
redlandsdailyfacts.com Redlands Daily Facts | owner=Alden Global Capital
noozhawk.com Noozhawk | place=Santa Barbara
independent.com Santa Barbara Independent
santamariatimes.com Santa Maria Times
hanfordsentinel.com The Hanford Sentinel
theunion.com The Union | place=Grass Valley
lompocrecord.com Lompoc Record
sfexaminer.com San Francisco Examiner
timesofsandiego.com Times of San Diego
westhawaiitoday.com West Hawaii Today
thegardenisland.com The Garden Island
mauinews.com The Maui News | owner=Ogden Newspapers
peninsulaclarion.com Peninsula Clarion
delawarestatenews.net Delaware State News
`);
