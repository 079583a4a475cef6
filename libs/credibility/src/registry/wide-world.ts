import { outletTable } from './table';

/** Newsrooms of the Americas beyond the United States, and of the Pacific. */
export const wideWorld = outletTable(`
# CA newspaper 2
winnipegfreepress.com Winnipeg Free Press
calgaryherald.com Calgary Herald | owner=Postmedia
edmontonjournal.com Edmonton Journal | owner=Postmedia
ottawacitizen.com Ottawa Citizen | owner=Postmedia
theprovince.com The Province | owner=Postmedia
leaderpost.com Regina Leader-Post | owner=Postmedia
thestarphoenix.com Saskatoon StarPhoenix | owner=Postmedia
windsorstar.com Windsor Star | owner=Postmedia
lfpress.com The London Free Press | owner=Postmedia
saltwire.com SaltWire | owner=Postmedia
thespec.com The Hamilton Spectator | owner=Torstar
therecord.com Waterloo Region Record | owner=Torstar
timescolonist.com Times Colonist
thechronicleherald.ca The Chronicle Herald
lesoleil.com Le Soleil | owner=CN2i
ledroit.com Le Droit | owner=CN2i
latribune.ca La Tribune (Sherbrooke) | owner=CN2i
journaldemontreal.com Le Journal de Montréal | owner=Québecor
tvanouvelles.ca TVA Nouvelles | owner=Québecor
thetyee.ca The Tyee
thenarwhal.ca The Narwhal
nationalobserver.com Canada’s National Observer
macleans.ca Maclean’s
thewalrus.ca The Walrus
hilltimes.com The Hill Times
ipolitics.ca iPolitics
citynews.ca CityNews | owner=Rogers
bnnbloomberg.ca BNN Bloomberg | owner=Bell Media
cpac.ca CPAC
tvo.org TVO
aptnnews.ca APTN News
# AU newspaper 2
canberratimes.com.au The Canberra Times | owner=ACM
brisbanetimes.com.au Brisbane Times | owner=Nine Entertainment
watoday.com.au WAtoday | owner=Nine Entertainment
couriermail.com.au The Courier-Mail | owner=News Corp
heraldsun.com.au Herald Sun | owner=News Corp
adelaidenow.com.au The Advertiser | owner=News Corp
thewest.com.au The West Australian | owner=Seven West Media
7news.com.au 7NEWS | owner=Seven West Media
thesaturdaypaper.com.au The Saturday Paper | owner=Schwartz
themonthly.com.au The Monthly | owner=Schwartz
newcastleherald.com.au Newcastle Herald | owner=ACM
illawarramercury.com.au Illawarra Mercury | owner=ACM
examiner.com.au The Examiner | owner=ACM
insidestory.org.au Inside Story
nit.com.au National Indigenous Times
# NZ newspaper 2
newsroom.co.nz Newsroom
thespinoff.co.nz The Spinoff
thepost.co.nz The Post | owner=Stuff
listener.co.nz New Zealand Listener
# FJ newspaper 2
fijitimes.com.fj The Fiji Times
fbcnews.com.fj FBC News
# PG newspaper 2
postcourier.com.pg Post-Courier
# WS newspaper 2
samoaobserver.ws Samoa Observer
# MX newspaper 2
milenio.com Milenio
excelsior.com.mx Excélsior
elfinanciero.com.mx El Financiero
eleconomista.com.mx El Economista
proceso.com.mx Proceso
aristeguinoticias.com Aristegui Noticias
elnorte.com El Norte | owner=Grupo Reforma
mural.com.mx Mural | owner=Grupo Reforma
informador.mx El Informador
vanguardia.com.mx Vanguardia
zetatijuana.com Zeta
noroeste.com.mx Noroeste
diario.mx El Diario de Juárez
yucatan.com.mx Diario de Yucatán
sinembargo.mx SinEmbargo
expansion.mx Expansión (Mexico)
piedepagina.mx Pie de Página
quintoelab.org Quinto Elemento Lab
elsoldemexico.com.mx El Sol de México | owner=OEM
nmas.com.mx N+ | owner=Televisa
canalonce.mx Canal Once
imer.mx IMER
# GT newspaper 2
prensalibre.com Prensa Libre
plazapublica.com.gt Plaza Pública
lahora.gt La Hora
agenciaocote.com Agencia Ocote
# SV newspaper 2
elfaro.net El Faro
elsalvador.com El Diario de Hoy
laprensagrafica.com La Prensa Gráfica
# HN newspaper 2
contracorriente.red Contracorriente
laprensa.hn La Prensa (Honduras)
elheraldo.hn El Heraldo
# NI newspaper 2
confidencial.digital Confidencial
laprensani.com La Prensa (Nicaragua)
# CR newspaper 2
nacion.com La Nación (Costa Rica)
semanariouniversidad.com Semanario Universidad
crhoy.com CRHoy
elfinancierocr.com El Financiero (Costa Rica)
ticotimes.net The Tico Times
# PA newspaper 2
prensa.com La Prensa (Panama)
laestrella.com.pa La Estrella de Panamá
# DO newspaper 2
diariolibre.com Diario Libre
listindiario.com Listín Diario
# CU newspaper 2
14ymedio.com 14ymedio
eltoque.com elTOQUE
# HT newspaper 2
lenouvelliste.com Le Nouvelliste (Haiti)
ayibopost.com AyiboPost
# JM newspaper 2
jamaica-gleaner.com The Gleaner
jamaicaobserver.com Jamaica Observer
# TT newspaper 2
trinidadexpress.com Trinidad Express
guardian.co.tt Trinidad and Tobago Guardian
newsday.co.tt Trinidad and Tobago Newsday
# GY newspaper 2
stabroeknews.com Stabroek News
kaieteurnewsonline.com Kaieteur News
# CO newspaper 2
elcolombiano.com El Colombiano
elheraldo.co El Heraldo (Barranquilla)
eluniversal.com.co El Universal (Cartagena)
elpais.com.co El País (Cali)
vanguardia.com Vanguardia (Bucaramanga)
larepublica.co La República (Colombia)
lasillavacia.com La Silla Vacía
portafolio.co Portafolio
caracol.com.co Caracol Radio | owner=PRISA
wradio.com.co W Radio | owner=PRISA
noticiascaracol.com Noticias Caracol
noticiasrcn.com Noticias RCN
bluradio.com Blu Radio
cambiocolombia.com Cambio
cuestionpublica.com Cuestión Pública
voragine.co Vorágine
rutasdelconflicto.com Rutas del Conflicto
# VE newspaper 2
elpitazo.net El Pitazo
talcualdigital.com TalCual
elnacional.com El Nacional
runrun.es Runrunes
armando.info Armando.info
cronica.uno Crónica Uno
# EC newspaper 2
elcomercio.com El Comercio (Ecuador)
eluniverso.com El Universo
primicias.ec Primicias
expreso.ec Expreso
gk.city GK
planv.com.ec Plan V
ecuadorchequea.com Ecuador Chequea
# PE newspaper 2
larepublica.pe La República (Peru)
gestion.pe Gestión
rpp.pe RPP
ojo-publico.com OjoPúblico
idl-reporteros.pe IDL-Reporteros
andina.pe Andina
saludconlupa.com Salud con lupa
# BO newspaper 2
lostiempos.com Los Tiempos
eldeber.com.bo El Deber
la-razon.com La Razón (Bolivia)
boliviaverifica.bo Bolivia Verifica
# CL newspaper 2
elmostrador.cl El Mostrador
ciperchile.cl CIPER
biobiochile.cl BioBioChile
cooperativa.cl Cooperativa
df.cl Diario Financiero
24horas.cl 24 Horas
theclinic.cl The Clinic
elciudadano.com El Ciudadano
# AR newspaper 2
pagina12.com.ar Página/12
perfil.com Perfil
ambito.com Ámbito
cronista.com El Cronista
lavoz.com.ar La Voz del Interior | owner=Clarín
losandes.com.ar Los Andes | owner=Clarín
lacapital.com.ar La Capital (Rosario)
eldia.com El Día (La Plata)
rionegro.com.ar Río Negro
lagaceta.com.ar La Gaceta (Tucumán)
ellitoral.com El Litoral
tn.com.ar Todo Noticias | owner=Clarín
eldestapeweb.com El Destape
cenital.com Cenital
buenosairesherald.com Buenos Aires Herald
batimes.com.ar Buenos Aires Times
# UY newspaper 2
elpais.com.uy El País (Uruguay)
elobservador.com.uy El Observador
ladiaria.com.uy la diaria
busqueda.com.uy Búsqueda
subrayado.com.uy Subrayado
montevideo.com.uy Montevideo Portal
# PY newspaper 2
abc.com.py ABC Color
ultimahora.com Última Hora
lanacion.com.py La Nación (Paraguay)
# BR newspaper 2
uol.com.br UOL
valor.globo.com Valor Econômico | owner=Globo
oglobo.globo.com O Globo | owner=Globo
g1.globo.com G1 | owner=Globo
correiobraziliense.com.br Correio Braziliense
em.com.br Estado de Minas
gazetadopovo.com.br Gazeta do Povo
zerohora.com.br Zero Hora | owner=RBS | sites=gauchazh.clicrbs.com.br
jc.ne10.uol.com.br Jornal do Commercio
diariodonordeste.verdesmares.com.br Diário do Nordeste
opovo.com.br O Povo
atarde.com.br A Tarde
nexojornal.com.br Nexo
piaui.folha.uol.com.br piauí
apublica.org Agência Pública
poder360.com.br Poder360
veja.abril.com.br Veja
exame.com Exame
cartacapital.com.br CartaCapital
istoe.com.br IstoÉ
metropoles.com Metrópoles
band.uol.com.br Band
cbn.globo.com CBN | owner=Globo
brasildefato.com.br Brasil de Fato
intercept.com.br Intercept Brasil
jota.info JOTA
reporterbrasil.org.br Repórter Brasil
amazoniareal.com.br Amazônia Real
braziljournal.com Brazil Journal
cnnbrasil.com.br CNN Brasil
`);
