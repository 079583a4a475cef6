import { outletTable } from './table';

/** Public and local stations, magazines and specialised newsrooms of the United States. */
export const wideUnitedStatesAir = outletTable(`
# US broadcaster 2
wgbhnews.org GBH News | owner=GBH
capradio.org CapRadio
laist.com LAist
kpbs.org KPBS
kpcc.org KPCC
kuow.org KUOW
kut.org KUT
keranews.org KERA
tpr.org Texas Public Radio
wbez.org WBEZ | owner=Chicago Public Media
wpr.org Wisconsin Public Radio
wamu.org WAMU
whyy.org WHYY
wesa.fm WESA
wfae.org WFAE
wunc.org WUNC
gpb.org Georgia Public Broadcasting
wabe.org WABE
wusf.org WUSF
wlrn.org WLRN
wwno.org WWNO
mpbonline.org Mississippi Public Broadcasting
wpln.org WPLN
lpm.org Louisville Public Media
ideastream.org Ideastream
wosu.org WOSU
wvxu.org WVXU
michiganpublic.org Michigan Public
stlpr.org St. Louis Public Radio
kcur.org KCUR
iowapublicradio.org Iowa Public Radio
nebraskapublicmedia.org Nebraska Public Media
cpr.org Colorado Public Radio
kunc.org KUNC
kuer.org KUER
kjzz.org KJZZ
knpr.org KNPR
boisestatepublicradio.org Boise State Public Radio
mtpr.org Montana Public Radio
sdpb.org South Dakota Public Broadcasting
alaskapublic.org Alaska Public Media
hawaiipublicradio.org Hawaiʻi Public Radio
vermontpublic.org Vermont Public
nhpr.org New Hampshire Public Radio
mainepublic.org Maine Public
ctpublic.org Connecticut Public
wshu.org WSHU
wamc.org WAMC
marketplace.org Marketplace
theworld.org The World
khou.com KHOU | owner=Tegna
wfaa.com WFAA | owner=Tegna
kare11.com KARE 11 | owner=Tegna
king5.com KING 5 | owner=Tegna
9news.com 9NEWS Denver | owner=Tegna
kgw.com KGW | owner=Tegna
wusa9.com WUSA9 | owner=Tegna
11alive.com 11Alive | owner=Tegna
12news.com 12News | owner=Tegna
kens5.com KENS 5 | owner=Tegna
wkyc.com WKYC | owner=Tegna
ksdk.com KSDK | owner=Tegna
wtsp.com 10 Tampa Bay | owner=Tegna
kvue.com KVUE | owner=Tegna
krem.com KREM | owner=Tegna
abc10.com ABC10 Sacramento | owner=Tegna
click2houston.com KPRC | owner=Graham Media
clickondetroit.com WDIV | owner=Graham Media
clickorlando.com WKMG | owner=Graham Media
ksat.com KSAT | owner=Graham Media
local10.com WPLG
news4jax.com WJXT | owner=Graham Media
wral.com WRAL | owner=Capitol Broadcasting
wsbtv.com WSB-TV | owner=Cox Media Group
wftv.com WFTV | owner=Cox Media Group
kiro7.com KIRO 7 | owner=Cox Media Group
wcvb.com WCVB | owner=Hearst
kcra.com KCRA | owner=Hearst
wbaltv.com WBAL-TV | owner=Hearst
wtae.com WTAE | owner=Hearst
wlwt.com WLWT | owner=Hearst
wmur.com WMUR | owner=Hearst
kmbc.com KMBC | owner=Hearst
ketv.com KETV | owner=Hearst
wesh.com WESH | owner=Hearst
wdsu.com WDSU | owner=Hearst
wyff4.com WYFF | owner=Hearst
koco.com KOCO | owner=Hearst
kcci.com KCCI | owner=Hearst
wisn.com WISN | owner=Hearst
ktla.com KTLA | owner=Nexstar
wgntv.com WGN-TV | owner=Nexstar
kron4.com KRON4 | owner=Nexstar
kxan.com KXAN | owner=Nexstar
wfla.com WFLA | owner=Nexstar
pix11.com PIX11 | owner=Nexstar
koin.com KOIN | owner=Nexstar
denver7.com Denver7 | owner=Scripps
abc15.com ABC15 Arizona | owner=Scripps
wxyz.com WXYZ | owner=Scripps
newschannel5.com NewsChannel 5 | owner=Scripps
scrippsnews.com Scripps News | owner=Scripps
wcpo.com WCPO | owner=Scripps
tmj4.com TMJ4 | owner=Scripps
10news.com 10News San Diego | owner=Scripps
ksl.com KSL
kutv.com KUTV | owner=Sinclair
komonews.com KOMO | owner=Sinclair
wjla.com WJLA | owner=Sinclair
ny1.com NY1 | owner=Charter
spectrumnews1.com Spectrum News | owner=Charter
news12.com News 12 | owner=Altice
wtop.com WTOP
kttc.com KTTC | owner=Gray Media
wsmv.com WSMV | owner=Gray Media
wave3.com WAVE | owner=Gray Media
kwtx.com KWTX | owner=Gray Media
hawaiinewsnow.com Hawaii News Now | owner=Gray Media
azfamily.com Arizona’s Family | owner=Gray Media
wect.com WECT | owner=Gray Media
# US magazine 2
smithsonianmag.com Smithsonian Magazine
popsci.com Popular Science
discovermagazine.com Discover
theringer.com The Ringer
sciencenews.org Science News
quantamagazine.org Quanta Magazine
harpers.org Harper’s Magazine
foreignaffairs.com Foreign Affairs
technologyreview.com MIT Technology Review
spectrum.ieee.org IEEE Spectrum
rollingstone.com Rolling Stone | owner=Penske Media
vanityfair.com Vanity Fair | owner=Condé Nast
esquire.com Esquire | owner=Hearst
theathletic.com The Athletic | owner=The New York Times Company
espn.com ESPN | owner=Walt Disney
si.com Sports Illustrated
texasmonthly.com Texas Monthly
chicagoreader.com Chicago Reader
nymag.com New York Magazine | owner=Vox Media
thecut.com The Cut | owner=Vox Media
vulture.com Vulture | owner=Vox Media
curbed.com Curbed | owner=Vox Media
polygon.com Polygon
engadget.com Engadget
cnet.com CNET
zdnet.com ZDNET
pcmag.com PCMag
tomshardware.com Tom’s Hardware | owner=Future
404media.co 404 Media
restofworld.org Rest of World
themarkup.org The Markup
semafor.com Semafor
puck.news Puck
theinformation.com The Information
barrons.com Barron’s | owner=News Corp
marketwatch.com MarketWatch | owner=News Corp
kiplinger.com Kiplinger | owner=Future
investopedia.com Investopedia
cfr.org Council on Foreign Relations
lawfaremedia.org Lawfare
justsecurity.org Just Security
scotusblog.com SCOTUSblog
law.com Law.com
abajournal.com ABA Journal
govexec.com Government Executive
defenseone.com Defense One
breakingdefense.com Breaking Defense
thediplomat.com The Diplomat
aviationweek.com Aviation Week
spacenews.com SpaceNews
hechingerreport.org The Hechinger Report
edweek.org Education Week
insidehighered.com Inside Higher Ed
chronicle.com The Chronicle of Higher Education
modernhealthcare.com Modern Healthcare
medpagetoday.com MedPage Today
fiercepharma.com Fierce Pharma
revealnews.org Reveal
publicintegrity.org Center for Public Integrity
opensecrets.org OpenSecrets
rsf.org Reporters Without Borders
cpj.org Committee to Protect Journalists
pewresearch.org Pew Research Center
news.gallup.com Gallup
niemanlab.org Nieman Lab
cjr.org Columbia Journalism Review
hcn.org High Country News
eenews.net E&E News | owner=Axel Springer
canarymedia.com Canary Media
heatmap.news Heatmap
yaleclimateconnections.org Yale Climate Connections
e360.yale.edu Yale Environment 360
mongabay.com Mongabay
foodsafetynews.com Food Safety News
consumerreports.org Consumer Reports
governing.com Governing
routefifty.com Route Fifty
capitalbnews.org Capital B
prismreports.org Prism
`);
