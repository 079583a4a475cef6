import { outletTable } from './table';

/** Regional papers, broadcasters and specialised newsrooms of Europe. */
export const wideEurope = outletTable(`
# GB newspaper 2
birminghammail.co.uk Birmingham Mail | owner=Reach
birminghampost.co.uk Birmingham Post | owner=Reach
bristolpost.co.uk Bristol Post | owner=Reach
chroniclelive.co.uk Chronicle Live | owner=Reach | place=Newcastle
nottinghampost.com Nottingham Post | owner=Reach
leicestermercury.co.uk Leicester Mercury | owner=Reach
hulldailymail.co.uk Hull Daily Mail | owner=Reach
stokesentinel.co.uk Stoke Sentinel | owner=Reach
plymouthherald.co.uk Plymouth Herald | owner=Reach
devonlive.com Devon Live | owner=Reach
dailyrecord.co.uk Daily Record | owner=Reach
thenorthernecho.co.uk The Northern Echo | owner=Newsquest
theargus.co.uk The Argus | owner=Newsquest | place=Brighton
oxfordmail.co.uk Oxford Mail | owner=Newsquest
lancashiretelegraph.co.uk Lancashire Telegraph | owner=Newsquest
theboltonnews.co.uk The Bolton News | owner=Newsquest
dailyecho.co.uk Southern Daily Echo | owner=Newsquest
bournemouthecho.co.uk Bournemouth Echo | owner=Newsquest
southwalesargus.co.uk South Wales Argus | owner=Newsquest
edp24.co.uk Eastern Daily Press | owner=Newsquest
eadt.co.uk East Anglian Daily Times | owner=Newsquest
thetelegraphandargus.co.uk Telegraph & Argus | owner=Newsquest
yorkpress.co.uk The Press (York) | owner=Newsquest
worcesternews.co.uk Worcester News | owner=Newsquest
thenational.scot The National (Scotland) | owner=Newsquest
thestar.co.uk The Star (Sheffield) | owner=National World
lep.co.uk Lancashire Post | owner=National World
portsmouth.co.uk The News (Portsmouth) | owner=National World
edinburghnews.scotsman.com Edinburgh Evening News | owner=National World
newsletter.co.uk News Letter | owner=National World | place=Belfast
expressandstar.com Express & Star
shropshirestar.com Shropshire Star
thecourier.co.uk The Courier (Dundee) | owner=DC Thomson
eveningexpress.co.uk Evening Express | owner=DC Thomson
irishnews.com The Irish News | place=Belfast
jerseyeveningpost.com Jersey Evening Post
guernseypress.com Guernsey Press
# GB magazine 2
prospectmagazine.co.uk Prospect
lrb.co.uk London Review of Books
the-tls.co.uk The Times Literary Supplement | owner=News Corp
pressgazette.co.uk Press Gazette
chathamhouse.org Chatham House
nursingtimes.net Nursing Times
insidehousing.co.uk Inside Housing
insidetime.org Inside Time
timeshighereducation.com Times Higher Education
lawgazette.co.uk The Law Society Gazette
carbonbrief.org Carbon Brief
climatechangenews.com Climate Home News
thebookseller.com The Bookseller
computerweekly.com Computer Weekly
middleeasteye.net Middle East Eye
# IE broadcaster 2
newstalk.com Newstalk
virginmediatelevision.ie Virgin Media Television
tg4.ie TG4
# IE newspaper 2
businesspost.ie Business Post
echolive.ie The Echo | owner=The Irish Times Group | place=Cork
breakingnews.ie BreakingNews.ie | owner=The Irish Times Group
limerickleader.ie Limerick Leader | owner=Iconic
connachttribune.ie Connacht Tribune
thekerryman.ie The Kerryman | owner=Mediahuis
noteworthy.ie Noteworthy
dublininquirer.com Dublin Inquirer
# DE broadcaster 2
swr.de SWR | owner=ARD
hr.de HR | owner=ARD
hessenschau.de hessenschau | owner=ARD
sr.de SR | owner=ARD
radiobremen.de Radio Bremen | owner=ARD
butenunbinnen.de buten un binnen | owner=ARD
ard.de ARD | owner=ARD
ardmediathek.de ARD Mediathek | owner=ARD
daserste.de Das Erste | owner=ARD
arte.tv ARTE
phoenix.de phoenix
3sat.de 3sat
rtl.de RTL Deutschland | owner=Bertelsmann
# DE newspaper 2
fr.de Frankfurter Rundschau | owner=Ippen
rnd.de RedaktionsNetzwerk Deutschland | owner=Madsack
haz.de Hannoversche Allgemeine | owner=Madsack
lvz.de Leipziger Volkszeitung | owner=Madsack
ostsee-zeitung.de Ostsee-Zeitung | owner=Madsack
maz-online.de Märkische Allgemeine | owner=Madsack
kn-online.de Kieler Nachrichten | owner=Madsack
rp-online.de Rheinische Post | owner=Rheinische Post
ga.de General-Anzeiger (Bonn) | owner=Rheinische Post
waz.de WAZ | owner=Funke
nrz.de NRZ | owner=Funke
abendblatt.de Hamburger Abendblatt | owner=Funke
morgenpost.de Berliner Morgenpost | owner=Funke
thueringer-allgemeine.de Thüringer Allgemeine | owner=Funke
braunschweiger-zeitung.de Braunschweiger Zeitung | owner=Funke
ksta.de Kölner Stadt-Anzeiger | owner=DuMont
rundschau-online.de Kölnische Rundschau | owner=DuMont
mz.de Mitteldeutsche Zeitung | owner=Bauer
volksstimme.de Volksstimme | owner=Bauer
saechsische.de Sächsische Zeitung | owner=Madsack
freiepresse.de Freie Presse | place=Chemnitz
nordkurier.de Nordkurier
svz.de Schweriner Volkszeitung | owner=NOZ
shz.de shz | owner=NOZ
noz.de Neue Osnabrücker Zeitung | owner=NOZ
weser-kurier.de Weser-Kurier
nwzonline.de Nordwest-Zeitung
westfalen-blatt.de Westfalen-Blatt
wn.de Westfälische Nachrichten
badische-zeitung.de Badische Zeitung
schwaebische.de Schwäbische Zeitung
swp.de Südwest Presse
suedkurier.de Südkurier
rheinpfalz.de Die Rheinpfalz
mannheimer-morgen.de Mannheimer Morgen
allgemeine-zeitung.de Allgemeine Zeitung (Mainz) | owner=VRM
rhein-zeitung.de Rhein-Zeitung
saarbruecker-zeitung.de Saarbrücker Zeitung | owner=Rheinische Post
volksfreund.de Trierischer Volksfreund | owner=Rheinische Post
augsburger-allgemeine.de Augsburger Allgemeine
nn.de Nürnberger Nachrichten
mittelbayerische.de Mittelbayerische Zeitung
pnp.de Passauer Neue Presse
mainpost.de Main-Post
abendzeitung-muenchen.de Abendzeitung
hna.de HNA | owner=Ippen
wiwo.de WirtschaftsWoche
capital.de Capital
manager-magazin.de manager magazin
nd-aktuell.de nd
freitag.de der Freitag
t-online.de t-online
# DE magazine 2
heise.de heise online
golem.de Golem
netzpolitik.org netzpolitik.org
lto.de Legal Tribune Online
spektrum.de Spektrum der Wissenschaft | owner=Springer Nature
aerzteblatt.de Deutsches Ärzteblatt
fragdenstaat.de FragDenStaat
uebermedien.de Übermedien
verfassungsblog.de Verfassungsblog
boersen-zeitung.de Börsen-Zeitung
swp-berlin.org Stiftung Wissenschaft und Politik
# AT newspaper 2
kurier.at Kurier
kleinezeitung.at Kleine Zeitung | owner=Styria | place=Graz
sn.at Salzburger Nachrichten
nachrichten.at OÖNachrichten
tt.com Tiroler Tageszeitung
vn.at Vorarlberger Nachrichten
falter.at Falter
profil.at profil
puls24.at PULS 24
dossier.at Dossier
wienerzeitung.at Wiener Zeitung
# CH newspaper 2
blick.ch Blick | owner=Ringier
20min.ch 20 Minuten | owner=TX Group
bernerzeitung.ch Berner Zeitung | owner=TX Group
derbund.ch Der Bund | owner=TX Group
bazonline.ch Basler Zeitung | owner=TX Group
24heures.ch 24 heures | owner=TX Group
tdg.ch Tribune de Genève | owner=TX Group
luzernerzeitung.ch Luzerner Zeitung | owner=CH Media
aargauerzeitung.ch Aargauer Zeitung | owner=CH Media
tagblatt.ch St. Galler Tagblatt | owner=CH Media
watson.ch watson | owner=CH Media
woz.ch WOZ
republik.ch Republik
cdt.ch Corriere del Ticino
lenouvelliste.ch Le Nouvelliste
laliberte.ch La Liberté (Fribourg)
heidi.news Heidi.news
# CH broadcaster 2
rsi.ch RSI | owner=SRG SSR
rtr.ch RTR | owner=SRG SSR
srgssr.ch SRG SSR | owner=SRG SSR
# LI newspaper 2
vaterland.li Liechtensteiner Vaterland
# LU newspaper 2
wort.lu Luxemburger Wort | owner=Mediahuis
tageblatt.lu Tageblatt
today.rtl.lu RTL Today
# FR newspaper 2
20minutes.fr 20 Minutes
lavoixdunord.fr La Voix du Nord
ladepeche.fr La Dépêche du Midi
leprogres.fr Le Progrès | owner=EBRA
ledauphine.com Le Dauphiné Libéré | owner=EBRA
dna.fr Dernières Nouvelles d’Alsace | owner=EBRA
estrepublicain.fr L’Est Républicain | owner=EBRA
bienpublic.com Le Bien public | owner=EBRA
letelegramme.fr Le Télégramme
midilibre.fr Midi Libre
nicematin.com Nice-Matin
laprovence.com La Provence
lamontagne.fr La Montagne
larepubliquedespyrenees.fr La République des Pyrénées
lunion.fr L’Union (Reims)
paris-normandie.fr Paris-Normandie
courrier-picard.fr Courrier picard
humanite.fr L’Humanité
latribune.fr La Tribune
lopinion.fr L’Opinion
nouvelobs.com L’Obs
marianne.net Marianne
courrierinternational.com Courrier international
monde-diplomatique.fr Le Monde diplomatique
alternatives-economiques.fr Alternatives économiques
reporterre.net Reporterre
streetpress.com StreetPress
corsematin.com Corse-Matin
usinenouvelle.com L’Usine nouvelle
# FR broadcaster 2
tv5monde.com TV5MONDE
rtl.fr RTL (France)
publicsenat.fr Public Sénat
lcp.fr LCP
ina.fr INA
# ES newspaper 2
elperiodico.com El Periódico | owner=Prensa Ibérica
levante-emv.com Levante-EMV | owner=Prensa Ibérica
farodevigo.es Faro de Vigo | owner=Prensa Ibérica
lne.es La Nueva España | owner=Prensa Ibérica
informacion.es Información | owner=Prensa Ibérica
diariodemallorca.es Diario de Mallorca | owner=Prensa Ibérica
laopiniondemurcia.es La Opinión de Murcia | owner=Prensa Ibérica
laprovincia.es La Provincia | owner=Prensa Ibérica
lavozdegalicia.es La Voz de Galicia
elcorreo.com El Correo | owner=Vocento
diariovasco.com El Diario Vasco | owner=Vocento
ideal.es Ideal | owner=Vocento
diariosur.es Diario Sur | owner=Vocento
laverdad.es La Verdad | owner=Vocento
lasprovincias.es Las Provincias | owner=Vocento
elnortedecastilla.es El Norte de Castilla | owner=Vocento
elcomercio.es El Comercio (Asturias) | owner=Vocento
eldiariomontanes.es El Diario Montañés | owner=Vocento
hoy.es Hoy | owner=Vocento
larioja.com La Rioja | owner=Vocento
heraldo.es Heraldo de Aragón
diariodenavarra.es Diario de Navarra
diariodesevilla.es Diario de Sevilla | owner=Joly
granadahoy.com Granada Hoy | owner=Joly
elpuntavui.cat El Punt Avui
ara.cat Ara
naciodigital.cat Nació Digital
20minutos.es 20minutos
publico.es Público
infolibre.es infoLibre
elespanol.com El Español
vozpopuli.com Vozpópuli
cincodias.elpais.com Cinco Días | owner=PRISA
expansion.com Expansión | owner=RCS
eleconomista.es elEconomista
elindependiente.com El Independiente
lamarea.com La Marea
civio.es Civio
elsaltodiario.com El Salto
marca.com Marca | owner=RCS
as.com Diario AS | owner=PRISA
mundodeportivo.com Mundo Deportivo
# ES broadcaster 2
ccma.cat CCMA | sites=3cat.cat
eitb.eus EITB
telemadrid.es Telemadrid
canalsur.es Canal Sur
apuntmedia.es À Punt
crtvg.es CRTVG
ondacero.es Onda Cero
cope.es COPE
lasexta.com laSexta
antena3.com Antena 3
telecinco.es Telecinco
# PT newspaper 2
jn.pt Jornal de Notícias
observador.pt Observador
jornaldenegocios.pt Jornal de Negócios
eco.sapo.pt ECO
visao.pt Visão
sabado.pt Sábado
# PT broadcaster 2
sicnoticias.pt SIC Notícias
rr.pt Renascença
tsf.pt TSF
cnnportugal.iol.pt CNN Portugal
poligrafo.sapo.pt Polígrafo
# IT newspaper 2
avvenire.it Avvenire
ilfattoquotidiano.it Il Fatto Quotidiano
ilmessaggero.it Il Messaggero | owner=Caltagirone
ilmattino.it Il Mattino | owner=Caltagirone
ilgazzettino.it Il Gazzettino | owner=Caltagirone
ilsecoloxix.it Il Secolo XIX
ilrestodelcarlino.it Il Resto del Carlino | owner=Monrif
lanazione.it La Nazione | owner=Monrif
ilgiorno.it Il Giorno | owner=Monrif
ilfoglio.it Il Foglio
ilmanifesto.it il manifesto
editorialedomani.it Domani
gazzettadelsud.it Gazzetta del Sud
ladige.it L’Adige
altoadige.it Alto Adige
bresciaoggi.it Bresciaoggi
ecodibergamo.it L’Eco di Bergamo
giornaledibrescia.it Giornale di Brescia
unionesarda.it L’Unione Sarda
internazionale.it Internazionale
espresso.repubblica.it L’Espresso
linkiesta.it Linkiesta
gazzetta.it La Gazzetta dello Sport | owner=RCS
facta.news Facta
# IT wire 2
adnkronos.com Adnkronos
askanews.it Askanews
agi.it AGI
# MT newspaper 2
timesofmalta.com Times of Malta
maltatoday.com.mt MaltaToday
independent.com.mt The Malta Independent
# NL newspaper 2
fd.nl Het Financieele Dagblad
parool.nl Het Parool | owner=DPG Media
tubantia.nl Tubantia | owner=DPG Media
gelderlander.nl De Gelderlander | owner=DPG Media
bd.nl Brabants Dagblad | owner=DPG Media
ed.nl Eindhovens Dagblad | owner=DPG Media
lc.nl Leeuwarder Courant | owner=Mediahuis
dvhn.nl Dagblad van het Noorden | owner=Mediahuis
limburger.nl De Limburger | owner=Mediahuis
noordhollandsdagblad.nl Noordhollands Dagblad | owner=Mediahuis
rd.nl Reformatorisch Dagblad
nd.nl Nederlands Dagblad
groene.nl De Groene Amsterdammer
ftm.nl Follow the Money
decorrespondent.nl De Correspondent
tweakers.net Tweakers | owner=DPG Media
# NL broadcaster 2
bnr.nl BNR Nieuwsradio
omroepbrabant.nl Omroep Brabant
rijnmond.nl Rijnmond
at5.nl AT5
nltimes.nl NL Times
# BE newspaper 2
tijd.be De Tijd
lecho.be L’Echo
hln.be Het Laatste Nieuws | owner=DPG Media
nieuwsblad.be Het Nieuwsblad | owner=Mediahuis
gva.be Gazet van Antwerpen | owner=Mediahuis
hbvl.be Het Belang van Limburg | owner=Mediahuis
lalibre.be La Libre Belgique | owner=IPM
dhnet.be La Dernière Heure | owner=IPM
sudinfo.be Sudinfo | owner=Rossel
lavenir.net L’Avenir | owner=IPM
knack.be Knack | owner=Roularta
levif.be Le Vif | owner=Roularta
bruzz.be BRUZZ
`);
