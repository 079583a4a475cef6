import { outletTable } from './table';

/** Daily papers of American towns, most of them in chains: many addresses, few owners. */
export const wideUnitedStatesTowns = outletTable(`
# US newspaper 2
mycentraljersey.com My Central Jersey | owner=Gannett
courierpostonline.com Courier-Post | owner=Gannett | place=Camden
dailyrecord.com Daily Record (New Jersey) | owner=Gannett
thedailyjournal.com The Daily Journal | owner=Gannett | place=Vineland
burlingtoncountytimes.com Burlington County Times | owner=Gannett
buckscountycouriertimes.com Bucks County Courier Times | owner=Gannett
theintell.com The Intelligencer (Doylestown) | owner=Gannett
timesonline.com Beaver County Times | owner=Gannett
ydr.com York Daily Record | owner=Gannett
ldnews.com Lebanon Daily News | owner=Gannett
eveningsun.com The Evening Sun | owner=Gannett | place=Hanover
publicopiniononline.com Public Opinion | owner=Gannett | place=Chambersburg
readingeagle.com Reading Eagle | owner=Alden Global Capital
citizensvoice.com The Citizens’ Voice | place=Wilkes-Barre
thetimes-tribune.com The Times-Tribune | place=Scranton
standardspeaker.com Standard-Speaker | place=Hazleton
republicanherald.com Republican Herald | place=Pottsville
delcotimes.com Delaware County Daily Times | owner=Alden Global Capital
dailylocal.com Daily Local News | owner=Alden Global Capital | place=West Chester
timesherald.com The Times Herald | owner=Alden Global Capital | place=Norristown
pottsmerc.com The Mercury | owner=Alden Global Capital | place=Pottstown
thereporteronline.com The Reporter | owner=Alden Global Capital | place=Lansdale
tribdem.com The Tribune-Democrat | owner=CNHI | place=Johnstown
altoonamirror.com Altoona Mirror | owner=Ogden Newspapers
observer-reporter.com Observer-Reporter | owner=Ogden Newspapers | place=Washington
butlereagle.com Butler Eagle
sungazette.com Williamsport Sun-Gazette | owner=Ogden Newspapers
dailyitem.com The Daily Item | owner=CNHI | place=Sunbury
poughkeepsiejournal.com Poughkeepsie Journal | owner=Gannett
recordonline.com Times Herald-Record | owner=Gannett | place=Middletown
pressconnects.com Press & Sun-Bulletin | owner=Gannett | place=Binghamton
stargazette.com Star-Gazette | owner=Gannett | place=Elmira
ithacajournal.com The Ithaca Journal | owner=Gannett
uticaod.com Observer-Dispatch | owner=Gannett | place=Utica
dailyfreeman.com Daily Freeman | owner=Alden Global Capital | place=Kingston
saratogian.com The Saratogian | owner=Alden Global Capital
troyrecord.com The Record (Troy) | owner=Alden Global Capital
dailygazette.com The Daily Gazette | place=Schenectady
watertowndailytimes.com Watertown Daily Times
nny360.com NNY360 | place=Watertown
pressrepublican.com Press-Republican | owner=CNHI | place=Plattsburgh
adirondackdailyenterprise.com Adirondack Daily Enterprise | owner=Ogden Newspapers
auburnpub.com The Citizen (Auburn) | owner=Lee Enterprises
lockportjournal.com Lockport Union-Sun & Journal | owner=CNHI
niagara-gazette.com Niagara Gazette | owner=CNHI
post-journal.com The Post-Journal | owner=Ogden Newspapers | place=Jamestown
observertoday.com Observer | owner=Ogden Newspapers | place=Dunkirk
oneidadispatch.com Oneida Daily Dispatch | owner=Alden Global Capital
silive.com Staten Island Advance | owner=Advance
metrowestdailynews.com MetroWest Daily News | owner=Gannett | place=Framingham
enterprisenews.com The Enterprise | owner=Gannett | place=Brockton
southcoasttoday.com The Standard-Times | owner=Gannett | place=New Bedford
heraldnews.com The Herald News | owner=Gannett | place=Fall River
tauntongazette.com Taunton Daily Gazette | owner=Gannett
wickedlocal.com Wicked Local | owner=Gannett
eagletribune.com The Eagle-Tribune | owner=CNHI | place=North Andover
salemnews.com The Salem News | owner=CNHI
newburyportnews.com The Daily News of Newburyport | owner=CNHI
gloucestertimes.com Gloucester Daily Times | owner=CNHI
lowellsun.com The Sun (Lowell) | owner=Alden Global Capital
sentinelandenterprise.com Sentinel & Enterprise | owner=Alden Global Capital
gazettenet.com Daily Hampshire Gazette
recorder.com Greenfield Recorder
thesunchronicle.com The Sun Chronicle | place=Attleboro
seacoastonline.com The Portsmouth Herald | owner=Gannett
fosters.com Foster’s Daily Democrat | owner=Gannett
nashuatelegraph.com The Telegraph (Nashua) | owner=Ogden Newspapers
sentinelsource.com The Keene Sentinel
conwaydailysun.com The Conway Daily Sun
vnews.com Valley News | place=Lebanon
rutlandherald.com Rutland Herald
timesargus.com Times Argus | place=Barre
benningtonbanner.com Bennington Banner
reformer.com Brattleboro Reformer
centralmaine.com Central Maine
ellsworthamerican.com The Ellsworth American
newportri.com The Newport Daily News | owner=Gannett
thewesterlysun.com The Westerly Sun
pawtuckettimes.com The Times (Pawtucket)
norwichbulletin.com The Bulletin | owner=Gannett | place=Norwich
newstimes.com The News-Times | owner=Hearst | place=Danbury
stamfordadvocate.com The Stamford Advocate | owner=Hearst
greenwichtime.com Greenwich Time | owner=Hearst
thehour.com The Hour | owner=Hearst | place=Norwalk
middletownpress.com The Middletown Press | owner=Hearst
registercitizen.com The Register Citizen | owner=Hearst | place=Torrington
rep-am.com Republican-American | place=Waterbury
journalinquirer.com Journal Inquirer | owner=Hearst | place=Manchester
newbritainherald.com New Britain Herald
delmarvanow.com Delmarva Now | owner=Gannett
heraldmailmedia.com The Herald-Mail | owner=Gannett | place=Hagerstown
fredericknewspost.com The Frederick News-Post | owner=Ogden Newspapers
carrollcountytimes.com Carroll County Times
cecildaily.com Cecil Whig | owner=Adams Publishing
stardem.com The Star Democrat | owner=Adams Publishing | place=Easton
times-news.com Cumberland Times-News | owner=CNHI
insidenova.com InsideNoVa
fredericksburg.com The Free Lance-Star | owner=Lee Enterprises
newsadvance.com The News & Advance | owner=Lee Enterprises | place=Lynchburg
newsleader.com The News Leader | owner=Gannett | place=Staunton
dnronline.com Daily News-Record | owner=Ogden Newspapers | place=Harrisonburg
winchesterstar.com The Winchester Star | owner=Ogden Newspapers
nvdaily.com Northern Virginia Daily | owner=Ogden Newspapers
progress-index.com The Progress-Index | owner=Gannett | place=Petersburg
dailypress.com Daily Press | owner=Alden Global Capital | place=Newport News
godanriver.com Danville Register & Bee | owner=Lee Enterprises
martinsvillebulletin.com Martinsville Bulletin | owner=Lee Enterprises
heraldcourier.com Bristol Herald Courier | owner=Lee Enterprises
register-herald.com The Register-Herald | owner=CNHI | place=Beckley
bdtonline.com Bluefield Daily Telegraph | owner=CNHI
theintelligencer.net The Intelligencer (Wheeling) | owner=Ogden Newspapers
newsandsentinel.com Parkersburg News and Sentinel | owner=Ogden Newspapers
journal-news.net The Journal (Martinsburg) | owner=Ogden Newspapers
dominionpost.com The Dominion Post | place=Morgantown
starnewsonline.com StarNews | owner=Gannett | place=Wilmington
gastongazette.com The Gaston Gazette | owner=Gannett
shelbystar.com The Shelby Star | owner=Gannett
blueridgenow.com Times-News (Hendersonville) | owner=Gannett
jdnews.com The Daily News (Jacksonville, N.C.) | owner=Gannett
newbernsj.com Sun Journal (New Bern) | owner=Gannett
kinston.com The Free Press (Kinston) | owner=Gannett
the-dispatch.com The Dispatch (Lexington) | owner=Gannett
hickoryrecord.com Hickory Daily Record | owner=Lee Enterprises
statesville.com Statesville Record & Landmark | owner=Lee Enterprises
salisburypost.com Salisbury Post | owner=Boone Newsmedia
reflector.com The Daily Reflector | owner=Adams Publishing | place=Greenville
rockymounttelegram.com Rocky Mount Telegram | owner=Adams Publishing
wilsontimes.com The Wilson Times
hpenterprise.com The High Point Enterprise | owner=Paxton Media Group
independenttribune.com Independent Tribune | owner=Lee Enterprises | place=Concord
goupstate.com Spartanburg Herald-Journal | owner=Gannett
independentmail.com Anderson Independent Mail | owner=Gannett
scnow.com Morning News | owner=Lee Enterprises | place=Florence
thetandd.com The Times and Democrat | owner=Lee Enterprises | place=Orangeburg
islandpacket.com The Island Packet | owner=McClatchy | place=Hilton Head
heraldonline.com The Herald | owner=McClatchy | place=Rock Hill
myrtlebeachonline.com The Sun News | owner=McClatchy | place=Myrtle Beach
indexjournal.com Index-Journal | place=Greenwood
aikenstandard.com Aiken Standard
onlineathens.com Athens Banner-Herald | owner=Gannett
gainesvilletimes.com The Times (Gainesville, Ga.)
mdjonline.com Marietta Daily Journal
albanyherald.com The Albany Herald
valdostadailytimes.com The Valdosta Daily Times | owner=CNHI
thebrunswicknews.com The Brunswick News
naplesnews.com Naples Daily News | owner=Gannett
tcpalm.com TCPalm | owner=Gannett
gainesville.com The Gainesville Sun | owner=Gannett
news-journalonline.com The Daytona Beach News-Journal | owner=Gannett
theledger.com The Ledger | owner=Gannett | place=Lakeland
ocala.com Ocala Star-Banner | owner=Gannett
staugustine.com The St. Augustine Record | owner=Gannett
nwfdailynews.com Northwest Florida Daily News | owner=Gannett
newsherald.com The News Herald | owner=Gannett | place=Panama City
dailycommercial.com Daily Commercial | owner=Gannett | place=Leesburg
bradenton.com Bradenton Herald | owner=McClatchy
keysnews.com The Key West Citizen | owner=Adams Publishing
tuscaloosanews.com The Tuscaloosa News | owner=Gannett
gadsdentimes.com The Gadsden Times | owner=Gannett
timesdaily.com TimesDaily | place=Florence
decaturdaily.com The Decatur Daily
annistonstar.com The Anniston Star
dothaneagle.com Dothan Eagle | owner=Lee Enterprises
oanow.com Opelika-Auburn News | owner=Lee Enterprises
cullmantimes.com The Cullman Times | owner=CNHI
hattiesburgamerican.com Hattiesburg American | owner=Gannett
djournal.com Northeast Mississippi Daily Journal | place=Tupelo
meridianstar.com The Meridian Star | owner=CNHI
vicksburgpost.com The Vicksburg Post | owner=Boone Newsmedia
natchezdemocrat.com The Natchez Democrat | owner=Boone Newsmedia
theadvertiser.com The Daily Advertiser | owner=Gannett | place=Lafayette
thetowntalk.com The Town Talk | owner=Gannett | place=Alexandria
thenewsstar.com The News-Star | owner=Gannett | place=Monroe
houmatoday.com The Courier | owner=Gannett | place=Houma
americanpress.com American Press | place=Lake Charles
iberianet.com The Daily Iberian
jacksonsun.com The Jackson Sun | owner=Gannett
theleafchronicle.com The Leaf-Chronicle | owner=Gannett | place=Clarksville
dnj.com The Daily News Journal | owner=Gannett | place=Murfreesboro
johnsoncitypress.com Johnson City Press | owner=Six Rivers Media
timesnews.net Kingsport Times News | owner=Six Rivers Media
citizentribune.com Citizen Tribune | place=Morristown
crossville-chronicle.com Crossville Chronicle | owner=CNHI
dailyindependent.com The Daily Independent | owner=CNHI | place=Ashland
bgdailynews.com Bowling Green Daily News
messenger-inquirer.com Messenger-Inquirer | owner=Paxton Media Group | place=Owensboro
paducahsun.com The Paducah Sun | owner=Paxton Media Group
state-journal.com The State Journal | owner=Boone Newsmedia | place=Frankfort
richmondregister.com Richmond Register | owner=CNHI
thenewsenterprise.com The News-Enterprise | place=Elizabethtown
cantonrep.com The Repository | owner=Gannett | place=Canton
mansfieldnewsjournal.com Mansfield News Journal | owner=Gannett
newarkadvocate.com The Newark Advocate | owner=Gannett
zanesvilletimesrecorder.com Times Recorder | owner=Gannett | place=Zanesville
lancastereaglegazette.com Lancaster Eagle-Gazette | owner=Gannett
chillicothegazette.com Chillicothe Gazette | owner=Gannett
coshoctontribune.com Coshocton Tribune | owner=Gannett
marionstar.com The Marion Star | owner=Gannett
portclintonnewsherald.com News Herald (Port Clinton) | owner=Gannett
thenews-messenger.com The News-Messenger | owner=Gannett | place=Fremont
bucyrustelegraphforum.com Telegraph-Forum | owner=Gannett | place=Bucyrus
the-daily-record.com The Daily Record (Wooster) | owner=Gannett
recordpub.com Record-Courier | owner=Gannett | place=Kent
indeonline.com The Independent (Massillon) | owner=Gannett
news-herald.com The News-Herald (Ohio) | owner=Alden Global Capital
morningjournal.com The Morning Journal | owner=Alden Global Capital | place=Lorain
chroniclet.com The Chronicle-Telegram | place=Elyria
medina-gazette.com The Gazette (Medina)
tribtoday.com Tribune Chronicle | owner=Ogden Newspapers | place=Warren
limaohio.com The Lima News
sanduskyregister.com Sandusky Register | owner=Ogden Newspapers
springfieldnewssun.com Springfield News-Sun | owner=Cox Enterprises
journal-news.com Journal-News | owner=Cox Enterprises | place=Hamilton
starbeacon.com Star Beacon | owner=CNHI | place=Ashtabula
athensmessenger.com The Athens Messenger | owner=Adams Publishing
mariettatimes.com The Marietta Times | owner=Ogden Newspapers
heraldstaronline.com Herald-Star | owner=Ogden Newspapers | place=Steubenville
reviewonline.com The Review | owner=Ogden Newspapers | place=East Liverpool
advertiser-tribune.com The Advertiser-Tribune | owner=Ogden Newspapers | place=Tiffin
thecourier.com The Courier | owner=Ogden Newspapers | place=Findlay
battlecreekenquirer.com Battle Creek Enquirer | owner=Gannett
hollandsentinel.com The Holland Sentinel | owner=Gannett
livingstondaily.com Livingston Daily | owner=Gannett
thetimesherald.com Times Herald | owner=Gannett | place=Port Huron
monroenews.com The Monroe News | owner=Gannett
lenconnect.com The Daily Telegram | owner=Gannett | place=Adrian
hometownlife.com Hometown Life | owner=Gannett
macombdaily.com The Macomb Daily | owner=Alden Global Capital
theoaklandpress.com The Oakland Press | owner=Alden Global Capital
themorningsun.com The Morning Sun | owner=Alden Global Capital | place=Mount Pleasant
heraldpalladium.com The Herald-Palladium | owner=Paxton Media Group | place=St. Joseph
record-eagle.com Record-Eagle | owner=CNHI | place=Traverse City
petoskeynews.com Petoskey News-Review | owner=Gannett
miningjournal.net The Mining Journal | owner=Ogden Newspapers | place=Marquette
mininggazette.com The Daily Mining Gazette | owner=Ogden Newspapers | place=Houghton
ironmountaindailynews.com The Daily News | owner=Ogden Newspapers | place=Iron Mountain
ourmidland.com Midland Daily News | owner=Hearst
courierpress.com Evansville Courier & Press | owner=Gannett
jconline.com Journal & Courier | owner=Gannett | place=Lafayette
thestarpress.com The Star Press | owner=Gannett | place=Muncie
pal-item.com Palladium-Item | owner=Gannett | place=Richmond
heraldtimesonline.com The Herald-Times | owner=Gannett | place=Bloomington
nwitimes.com The Times of Northwest Indiana | owner=Lee Enterprises
tribstar.com Tribune-Star | owner=CNHI | place=Terre Haute
kokomotribune.com Kokomo Tribune | owner=CNHI
heraldbulletin.com The Herald Bulletin | owner=CNHI | place=Anderson
newsandtribune.com News and Tribune | owner=CNHI | place=Jeffersonville
goshennews.com The Goshen News | owner=CNHI
elkharttruth.com The Elkhart Truth | owner=Paxton Media Group
therepublic.com The Republic | place=Columbus
dailyjournal.net Daily Journal | place=Franklin
chronicle-tribune.com Chronicle-Tribune | owner=Paxton Media Group | place=Marion
reporter-times.com The Reporter-Times | owner=Gannett | place=Martinsville
sj-r.com The State Journal-Register | owner=Gannett | place=Springfield
pantagraph.com The Pantagraph | owner=Lee Enterprises | place=Bloomington
herald-review.com Herald & Review | owner=Lee Enterprises | place=Decatur
bnd.com Belleville News-Democrat | owner=McClatchy
thesouthern.com The Southern Illinoisan | owner=Paxton Media Group
galesburg.com The Register-Mail | owner=Gannett | place=Galesburg
thetelegraph.com The Telegraph | owner=Hearst | place=Alton
myjournalcourier.com Jacksonville Journal-Courier | owner=Hearst
whig.com Quincy Herald-Whig
daily-journal.com Daily Journal | place=Kankakee
daily-chronicle.com Daily Chronicle | owner=Shaw Media | place=DeKalb
nwherald.com Northwest Herald | owner=Shaw Media | place=Crystal Lake
shawlocal.com Shaw Local | owner=Shaw Media
saukvalley.com Sauk Valley Media | owner=Shaw Media
newstrib.com NewsTribune | owner=Shaw Media | place=LaSalle
effinghamdailynews.com Effingham Daily News | owner=CNHI
jg-tc.com Journal Gazette & Times-Courier | owner=Lee Enterprises | place=Mattoon
`);
