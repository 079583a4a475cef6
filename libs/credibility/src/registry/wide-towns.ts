import { outletTable } from './table';

/** Regional and town papers of Canada, Britain and Australia, and specialist newsrooms. */
export const wideTowns = outletTable(`
# CA newspaper 2
winnipegsun.com Winnipeg Sun
brandonsun.com The Brandon Sun
thewhig.com The Kingston Whig-Standard | owner=Postmedia
nugget.ca North Bay Nugget | owner=Postmedia
thesudburystar.com The Sudbury Star | owner=Postmedia
saultstar.com The Sault Star | owner=Postmedia
brantfordexpositor.ca Brantford Expositor | owner=Postmedia
theobserver.ca Sarnia Observer | owner=Postmedia
standard-freeholder.com Standard-Freeholder | owner=Postmedia | place=Cornwall
stcatharinesstandard.ca St. Catharines Standard | owner=Torstar
niagarafallsreview.ca Niagara Falls Review | owner=Torstar
wellandtribune.ca Welland Tribune | owner=Torstar
thepeterboroughexaminer.com The Peterborough Examiner | owner=Torstar
mississauga.com Mississauga News | owner=Torstar
insidehalton.com InsideHalton | owner=Torstar
durhamregion.com Durham Region News | owner=Torstar
yorkregion.com York Region News | owner=Torstar
simcoe.com Simcoe News | owner=Torstar
niagarathisweek.com Niagara This Week | owner=Torstar
cambridgetimes.ca Cambridge Times | owner=Torstar
guelphmercury.com Guelph Mercury Tribune | owner=Torstar
abbynews.com Abbotsford News | owner=Black Press
vicnews.com Victoria News | owner=Black Press
surreynowleader.com Surrey Now-Leader | owner=Black Press
kelownacapnews.com Kelowna Capital News | owner=Black Press
reddeeradvocate.com Red Deer Advocate | owner=Black Press
lethbridgeherald.com Lethbridge Herald
medicinehatnews.com Medicine Hat News
castanet.net Castanet | place=Kelowna
theguardian.pe.ca The Guardian (Charlottetown) | owner=Postmedia
tj.news Telegraph-Journal | owner=Postmedia
baytoday.ca BayToday | owner=Village Media
sootoday.com SooToday | owner=Village Media
guelphtoday.com GuelphToday | owner=Village Media
barrietoday.com BarrieToday | owner=Village Media
sudbury.com Sudbury.com | owner=Village Media
nsnews.com North Shore News | owner=Glacier Media
# GB newspaper 2
eveningtimes.co.uk Glasgow Times | owner=Newsquest
glasgowtimes.co.uk Glasgow Times | owner=Newsquest
swindonadvertiser.co.uk Swindon Advertiser | owner=Newsquest
gazette-news.co.uk Essex County Standard & Gazette | owner=Newsquest
echo-news.co.uk Echo (Essex) | owner=Newsquest
ipswichstar.co.uk Ipswich Star | owner=Newsquest
gazettelive.co.uk TeessideLive | owner=Reach
derbytelegraph.co.uk Derby Telegraph | owner=Reach
coventrytelegraph.net Coventry Telegraph | owner=Reach
examinerlive.co.uk Huddersfield Examiner | owner=Reach
cambridge-news.co.uk Cambridge News | owner=Reach
yorkshireeveningpost.co.uk Yorkshire Evening Post | owner=National World
sunderlandecho.com Sunderland Echo | owner=National World
nwemail.co.uk The Mail (Cumbria) | owner=Newsquest
kentonline.co.uk KentOnline | owner=Iliffe Media
# AU newspaper 2
bendigoadvertiser.com.au Bendigo Advertiser | owner=Australian Community Media
thecourier.com.au The Courier (Ballarat) | owner=Australian Community Media
bordermail.com.au The Border Mail | owner=Australian Community Media
dailyadvertiser.com.au The Daily Advertiser | owner=Australian Community Media
geelongadvertiser.com.au Geelong Advertiser | owner=News Corp
goldcoastbulletin.com.au Gold Coast Bulletin | owner=News Corp
townsvillebulletin.com.au Townsville Bulletin | owner=News Corp
cairnspost.com.au The Cairns Post | owner=News Corp
themercury.com.au The Mercury | owner=News Corp | place=Hobart
ntnews.com.au NT News | owner=News Corp
# US magazine 2
popularmechanics.com Popular Mechanics | owner=Hearst
eos.org Eos
chemistryworld.com Chemistry World
hakaimagazine.com Hakai Magazine
knowablemagazine.org Knowable Magazine
nautil.us Nautilus
fiercehealthcare.com Fierce Healthcare
healthcaredive.com Healthcare Dive | owner=Informa
utilitydive.com Utility Dive | owner=Informa
federalnewsnetwork.com Federal News Network
armytimes.com Army Times
flightglobal.com FlightGlobal
railwayage.com Railway Age
freightwaves.com FreightWaves
route-fifty.com Route Fifty
nationaljournal.com National Journal
law360.com Law360
`);
