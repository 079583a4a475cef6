import { outletTable } from './table';

/** Statistics offices, courts, parliaments, scientific publishers, fact-checkers, satire and fabricators. */
export const wideInstitutions = outletTable(`
# - official 1
statcan.gc.ca Statistics Canada
inegi.org.mx INEGI (Mexico)
ine.es Instituto Nacional de Estadística (Spain)
ine.pt Instituto Nacional de Estatística (Portugal)
cso.ie Central Statistics Office (Ireland)
statistik.at Statistik Austria
scb.se Statistics Sweden
ssb.no Statistics Norway
dst.dk Statistics Denmark
stat.fi Statistics Finland
statbel.fgov.be Statbel
czso.cz Czech Statistical Office
ksh.hu Hungarian Central Statistical Office
statistics.gr Hellenic Statistical Authority
stats.govt.nz Stats NZ
congreso.es Congress of Deputies (Spain)
senado.es Senate (Spain)
poderjudicial.es Judiciary of Spain
tribunalconstitucional.es Constitutional Court of Spain
parlamento.pt Assembly of the Republic (Portugal)
bportugal.pt Bank of Portugal
bde.es Bank of Spain
banque-france.fr Bank of France
bancaditalia.it Bank of Italy
dnb.nl De Nederlandsche Bank
nbb.be National Bank of Belgium
riksbank.se Sveriges Riksbank
norges-bank.no Norges Bank
nationalbanken.dk Danmarks Nationalbank
suomenpankki.fi Bank of Finland
snb.ch Swiss National Bank
oenb.at Oesterreichische Nationalbank
centralbank.ie Central Bank of Ireland
boj.or.jp Bank of Japan
banxico.org.mx Bank of Mexico
banrep.gov.co Bank of the Republic (Colombia)
bis.org Bank for International Settlements
courts.ie Courts Service of Ireland
judiciary.uk Judiciary of England and Wales
conseil-constitutionnel.fr Constitutional Council (France)
conseil-etat.fr Council of State (France)
courdecassation.fr Court of Cassation (France)
bundesverfassungsgericht.de Federal Constitutional Court (Germany)
bundesgerichtshof.de Federal Court of Justice (Germany)
bka.de Federal Criminal Police Office (Germany)
bafin.de BaFin
umweltbundesamt.de Umweltbundesamt
raadvanstate.nl Council of State (Netherlands)
rechtspraak.nl Judiciary of the Netherlands
tweedekamer.nl House of Representatives (Netherlands)
eerstekamer.nl Senate (Netherlands)
rivm.nl RIVM
knmi.nl KNMI
lachambre.be Chamber of Representatives (Belgium)
domstol.se Swedish courts
althingi.is Althingi
eduskunta.fi Parliament of Finland
sejm.gov.pl Sejm
psp.cz Chamber of Deputies (Czechia)
nrsr.sk National Council (Slovakia)
parlament.hu National Assembly (Hungary)
cdep.ro Chamber of Deputies (Romania)
sabor.hr Croatian Parliament
dz-rs.si National Assembly (Slovenia)
hellenicparliament.gr Hellenic Parliament
riigikogu.ee Riigikogu
saeima.lv Saeima
lrs.lt Seimas
sansad.in Parliament of India
rbi.org.in Reserve Bank of India
knesset.gov.il Knesset
tbmm.gov.tr Grand National Assembly (Turkey)
icc-cpi.int International Criminal Court
itlos.org International Tribunal for the Law of the Sea
corteidh.or.cr Inter-American Court of Human Rights
iadb.org Inter-American Development Bank
adb.org Asian Development Bank
afdb.org African Development Bank
ebrd.com European Bank for Reconstruction and Development
eib.org European Investment Bank
iea.org International Energy Agency
irena.org International Renewable Energy Agency
unep.org United Nations Environment Programme
undp.org United Nations Development Programme
unfpa.org United Nations Population Fund
unwomen.org UN Women
unrwa.org UNRWA
ohchr.org OHCHR
unaids.org UNAIDS
unctad.org UNCTAD
ilo.org International Labour Organization
imo.org International Maritime Organization
ipcc.ch IPCC
wipo.int WIPO
cern.ch CERN | sites=home.cern
eso.org European Southern Observatory
au.int African Union
asean.org ASEAN
commonwealth.org The Commonwealth
jma.go.jp Japan Meteorological Agency
emsc-csem.org EMSC
ukhsa.blog.gov.uk UK Health Security Agency
newyorkfed.org Federal Reserve Bank of New York
stlouisfed.org Federal Reserve Bank of St. Louis
mta.info Metropolitan Transportation Authority
tfl.gov.uk Transport for London
# - academic 2
sciencedirect.com ScienceDirect | owner=Elsevier
springer.com Springer | owner=Springer Nature | sites=link.springer.com
biomedcentral.com BioMed Central | owner=Springer Nature
wiley.com Wiley | sites=onlinelibrary.wiley.com
tandfonline.com Taylor & Francis
sagepub.com Sage
oup.com Oxford University Press | sites=academic.oup.com
cambridge.org Cambridge University Press
royalsocietypublishing.org The Royal Society
acs.org American Chemical Society
aps.org American Physical Society
aip.org American Institute of Physics
iop.org IOP Publishing | sites=iopscience.iop.org
rsc.org Royal Society of Chemistry
ieee.org IEEE
acm.org ACM
elifesciences.org eLife
ahajournals.org American Heart Association Journals
ascopubs.org ASCO Publications
cochranelibrary.com Cochrane Library
cochrane.org Cochrane
jstor.org JSTOR
embopress.org EMBO Press
agu.org American Geophysical Union
ametsoc.org American Meteorological Society
geosociety.org Geological Society of America
degruyter.com De Gruyter
brill.com Brill
journals.uchicago.edu University of Chicago Press
mpg.de Max Planck Society
fraunhofer.de Fraunhofer
helmholtz.de Helmholtz Association
leopoldina.org Leopoldina
cnrs.fr CNRS
inserm.fr Inserm
pasteur.fr Institut Pasteur
cea.fr CEA
csic.es CSIC
cnr.it CNR
mayoclinic.org Mayo Clinic
clevelandclinic.org Cleveland Clinic
hopkinsmedicine.org Johns Hopkins Medicine
royalsociety.org The Royal Society (academy)
nationalacademies.org National Academies
aaas.org AAAS | owner=AAAS
brookings.edu Brookings
rand.org RAND
nber.org NBER
scielo.org SciELO
ourworldindata.org Our World in Data
retractionwatch.com Retraction Watch
# - academic 3
arxiv.org arXiv | note=Preprints: not reviewed by peers.
medrxiv.org medRxiv | note=Preprints: not reviewed by peers.
biorxiv.org bioRxiv | note=Preprints: not reviewed by peers.
ssrn.com SSRN | note=Preprints: not reviewed by peers.
preprints.org Preprints.org | note=Preprints: not reviewed by peers.
researchsquare.com Research Square | note=Preprints: not reviewed by peers.
# - factchecker 2
verificat.cat Verificat
comprova.com.br Projeto Comprova
boatos.org Boatos.org
fastcheck.cl Fast Check
dpa-factchecking.com dpa Fact-Checking | owner=Deutsche Presse-Agentur
factuel.afp.com AFP Factuel | owner=Agence France-Presse
factual.afp.com AFP Factual | owner=Agence France-Presse
faktencheck.afp.com AFP Faktencheck | owner=Agence France-Presse
checamos.afp.com AFP Checamos | owner=Agence France-Presse
hoaxbuster.com Hoaxbuster
butac.it BUTAC
open.online Open
factcheck.bg Factcheck.bg
faktabaari.fi Faktabaari
kallkritikbyran.se Källkritikbyrån
factcheckhub.com FactCheckHub
pesacheck.org PesaCheck
zimfact.org ZimFact
ghanafact.com GhanaFact
congocheck.net Congo Check
fatabyyano.net Fatabyyano
misbar.com Misbar
factnameh.com Factnameh
thip.media THIP
factcrescendo.com Fact Crescendo
newsmobile.in NewsMobile
cofact.org Cofact
logicallyfacts.com Logically Facts
hoax-slayer.net Hoax-Slayer
truthorfiction.com Truth or Fiction
# - satire 4
thepoke.com The Poke
thedailysquib.co.uk The Daily Squib
suffolkgazette.com Suffolk Gazette
rochdaleherald.co.uk The Rochdale Herald
southendnewsnetwork.net Southend News Network
thecivilian.co.nz The Civilian
theshovel.com.au The Shovel
walkingeaglenews.com Walking Eagle News
borowitzreport.com The Borowitz Report
satirewire.com SatireWire
cracked.com Cracked
thelapine.ca The Lapine
empiresports.co Empire Sports
huzlers.com Huzlers
dailycurrant.com The Daily Currant
newslo.com Newslo
burrardstreetjournal.com Burrard Street Journal
thevalleyreport.com The Valley Report
titanic-magazin.de Titanic
eine-zeitung.net Eine Zeitung
scienceinfo.fr ScienceInfo
charliehebdo.fr Charlie Hebdo
rokokoposten.dk RokokoPosten
aszdziennik.pl ASZdziennik
zaytung.com Zaytung
actualidadpanamericana.com Actualidad Panamericana
revistabarcelona.com.ar Barcelona
deforma.com El Deforma | sites=eldeforma.com
eljueves.es El Jueves
# - unknown 4
wnd.com WorldNetDaily | note=Poor record of accuracy; conspiracy theories.
vdare.com VDARE | note=Poor record of accuracy.
theduran.com The Duran | note=Poor record of accuracy.
21stcenturywire.com 21st Century Wire | note=Poor record of accuracy; conspiracy theories.
davidicke.com David Icke | note=Conspiracy theories.
prisonplanet.com Prison Planet | note=Has repeatedly published fabricated or plainly false reports.
rense.com Rense | note=Conspiracy theories.
whatreallyhappened.com What Really Happened | note=Conspiracy theories.
henrymakow.com Henry Makow | note=Conspiracy theories.
greenmedinfo.com GreenMedInfo | note=Sells remedies with false health claims.
healthimpactnews.com Health Impact News | note=False health claims.
vaccineimpact.com Vaccine Impact | note=False health claims.
thetruthaboutcancer.com The Truth About Cancer | note=Sells remedies with false health claims.
realfarmacy.com REALfarmacy | note=False health claims.
wakingtimes.com Waking Times | note=Conspiracy theories and false health claims.
humansarefree.com Humans Are Free | note=Conspiracy theories.
stillnessinthestorm.com Stillness in the Storm | note=Conspiracy theories.
thefreethoughtproject.com The Free Thought Project | note=Poor record of accuracy.
westernjournal.com The Western Journal | note=Poor record of accuracy.
worldtribune.com World Tribune | note=Poor record of accuracy.
americanthinker.com American Thinker | note=Poor record of accuracy.
frontpagemag.com FrontPage Magazine | note=Poor record of accuracy.
jihadwatch.org Jihad Watch | note=Poor record of accuracy.
100percentfedup.com 100 Percent Fed Up | note=Poor record of accuracy.
dcclothesline.com The DC Clothesline | note=Poor record of accuracy; conspiracy theories.
thepoliticalinsider.com The Political Insider | note=Poor record of accuracy.
redstatewatcher.com Red State Watcher | note=Poor record of accuracy.
lifesitenews.com LifeSiteNews | note=Poor record of accuracy.
expose-news.com The Exposé | note=Has repeatedly published fabricated or plainly false reports.
americasfrontlinedoctors.org America’s Frontline Doctors | note=False health claims.
stopworldcontrol.com Stop World Control | note=Conspiracy theories.
lewrockwell.com LewRockwell | note=Poor record of accuracy; conspiracy theories.
unz.com The Unz Review | note=Poor record of accuracy; conspiracy theories.
thegrayzone.com The Grayzone | note=Poor record of accuracy.
mintpressnews.com MintPress News | note=Poor record of accuracy.
dailystormer.su The Daily Stormer | note=Hate site.
journalistenwatch.com Journalistenwatch | note=Poor record of accuracy.
pi-news.net PI-News | note=Poor record of accuracy.
reitschuster.de reitschuster.de | note=Poor record of accuracy.
report24.news Report24 | note=Poor record of accuracy; false health claims.
auf1.tv AUF1 | note=Conspiracy theories.
wochenblick.at Wochenblick | note=Poor record of accuracy.
tkp.at tkp | note=Poor record of accuracy; false health claims.
francesoir.fr FranceSoir | note=Poor record of accuracy; false health claims.
reseauinternational.net Réseau International | note=Poor record of accuracy; conspiracy theories.
egaliteetreconciliation.fr Égalité et Réconciliation | note=Conspiracy theories.
lesmoutonsenrages.fr Les moutons enragés | note=Conspiracy theories.
voltairenet.org Réseau Voltaire | note=Conspiracy theories.
mediterraneodigital.com Mediterráneo Digital | note=Has repeatedly published fabricated or plainly false reports.
alertadigital.com Alerta Digital | note=Has repeatedly published fabricated or plainly false reports.
byoblu.com Byoblu | note=Conspiracy theories.
imolaoggi.it Imola Oggi | note=Poor record of accuracy.
brasilsemmedo.com Brasil Sem Medo | note=Poor record of accuracy.
terrabrasilnoticias.com Terra Brasil Notícias | note=Poor record of accuracy.
aeronet.news Aeronet | note=Has repeatedly published fabricated or plainly false reports.
parlamentnilisty.cz Parlamentní listy | note=Poor record of accuracy.
hlavnespravy.sk Hlavné správy | note=Poor record of accuracy.
ninefornews.nl NineForNews | note=Conspiracy theories.
friatider.se Fria Tider | note=Poor record of accuracy.
samnytt.se Samnytt | note=Poor record of accuracy.
`);
