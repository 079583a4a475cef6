import { outletTable } from './table';

/** Newsrooms of the north and the east of Europe, of the Caucasus and Turkey. */
export const wideEuropeNorthEast = outletTable(`
# SE newspaper 2
gp.se Göteborgs-Posten
sydsvenskan.se Sydsvenskan | owner=Bonnier
hd.se Helsingborgs Dagblad | owner=Bonnier
expressen.se Expressen | owner=Bonnier
di.se Dagens industri | owner=Bonnier
unt.se Upsala Nya Tidning
nt.se Norrköpings Tidningar
nwt.se Nya Wermlands-Tidningen
vk.se Västerbottens-Kuriren
thelocal.se The Local Sweden
etc.se Dagens ETC
# SE broadcaster 2
tv4.se TV4 | sites=tv4nyheterna.se
# NO newspaper 2
dagbladet.no Dagbladet | owner=Aller
bt.no Bergens Tidende | owner=Schibsted
aftenbladet.no Stavanger Aftenblad | owner=Schibsted
adressa.no Adresseavisen
dn.no Dagens Næringsliv
e24.no E24 | owner=Schibsted
nettavisen.no Nettavisen
klassekampen.no Klassekampen
vl.no Vårt Land
morgenbladet.no Morgenbladet
itromso.no iTromsø
nordlys.no Nordlys
khrono.no Khrono
# NO broadcaster 2
tv2.no TV 2 (Norway)
# DK newspaper 2
jyllands-posten.dk Jyllands-Posten | owner=JP/Politikens Hus | sites=jp.dk
borsen.dk Børsen
information.dk Information
kristeligt-dagblad.dk Kristeligt Dagblad
weekendavisen.dk Weekendavisen
altinget.dk Altinget
fyens.dk Fyens Stiftstidende
stiften.dk Århus Stiftstidende
nordjyske.dk Nordjyske
ekstrabladet.dk Ekstra Bladet | owner=JP/Politikens Hus
tjekdet.dk TjekDet
ing.dk Ingeniøren
# FO newspaper 2
kvf.fo Kringvarp Føroya
# GL broadcaster 2
knr.gl KNR
sermitsiaq.ag Sermitsiaq
# FI newspaper 2
kauppalehti.fi Kauppalehti | owner=Alma Media
iltalehti.fi Iltalehti | owner=Alma Media
is.fi Ilta-Sanomat | owner=Sanoma
aamulehti.fi Aamulehti | owner=Sanoma
ts.fi Turun Sanomat
kaleva.fi Kaleva
hbl.fi Hufvudstadsbladet
mtvuutiset.fi MTV Uutiset
helsinkitimes.fi Helsinki Times
# IS newspaper 2
mbl.is Morgunblaðið
visir.is Vísir
heimildin.is Heimildin
icelandreview.com Iceland Review
# PL newspaper 2
polityka.pl Polityka
oko.press OKO.press
gazeta.pl Gazeta.pl | owner=Agora
tokfm.pl TOK FM | owner=Agora
tygodnikpowszechny.pl Tygodnik Powszechny
dziennik.pl Dziennik
money.pl Money.pl
pb.pl Puls Biznesu
notesfrompoland.com Notes from Poland
rmf24.pl RMF24
konkret24.tvn24.pl Konkret24
newsweek.pl Newsweek Polska | owner=Ringier Axel Springer
# CZ newspaper 2
seznamzpravy.cz Seznam Zprávy
hn.cz Hospodářské noviny | owner=Economia | sites=ihned.cz
aktualne.cz Aktuálně.cz | owner=Economia
denikn.cz Deník N (Czechia)
respekt.cz Respekt | owner=Economia
idnes.cz iDNES
lidovky.cz Lidové noviny
novinky.cz Novinky
denik.cz Deník
e15.cz E15
radio.cz Radio Prague International
demagog.cz Demagog.cz
investigace.cz investigace.cz
# SK newspaper 2
sme.sk SME
dennikn.sk Denník N
aktuality.sk Aktuality
pravda.sk Pravda (Slovakia)
hnonline.sk Hospodárske noviny
spectator.sme.sk The Slovak Spectator
rtvs.sk RTVS | sites=stvr.sk
# SK wire 2
tasr.sk TASR
sita.sk SITA
# HU newspaper 2
direkt36.hu Direkt36
atlatszo.hu Átlátszó
portfolio.hu Portfolio
24.hu 24.hu
nepszava.hu Népszava
magyarnarancs.hu Magyar Narancs
lakmusz.hu Lakmusz
rtl.hu RTL (Hungary) | owner=Bertelsmann
szabadeuropa.hu Szabad Európa
# HU newspaper 3
index.hu Index
origo.hu Origo
magyarnemzet.hu Magyar Nemzet
# RO newspaper 2
hotnews.ro HotNews
g4media.ro G4Media
digi24.ro Digi24
zf.ro Ziarul Financiar
libertatea.ro Libertatea
adevarul.ro Adevărul
recorder.ro Recorder
pressone.ro PressOne
riseproject.ro RISE Project
romania-insider.com Romania Insider
factual.ro Factual
# RO wire 2
agerpres.ro Agerpres
# RO broadcaster 2
tvr.ro TVR
radioromania.ro Radio România
# BG newspaper 2
dnevnik.bg Dnevnik | owner=Economedia
capital.bg Capital (Bulgaria) | owner=Economedia
mediapool.bg Mediapool
svobodnaevropa.bg Svobodna Evropa
bivol.bg Bivol
novinite.com Novinite
# BG broadcaster 2
bnr.bg Bulgarian National Radio
bnt.bg Bulgarian National Television
btvnovinite.bg bTV
# BG wire 2
bta.bg BTA
# GR newspaper 2
tovima.gr To Vima
tanea.gr Ta Nea
efsyn.gr Efimerida ton Syntakton
naftemporiki.gr Naftemporiki
ert.gr ERT | sites=ertnews.gr
reportersunited.gr Reporters United
ellinikahoaxes.gr Ellinika Hoaxes
# GR wire 2
amna.gr AMNA
# CY newspaper 2
cyprus-mail.com Cyprus Mail
philenews.com Phileleftheros
politis.com.cy Politis
cna.org.cy Cyprus News Agency
# HR newspaper 2
jutarnji.hr Jutarnji list
vecernji.hr Večernji list | owner=Styria
index.hr Index.hr
telegram.hr Telegram
novilist.hr Novi list
slobodnadalmacija.hr Slobodna Dalmacija
faktograf.hr Faktograf
hrt.hr HRT
hina.hr HINA
# SI newspaper 2
delo.si Delo
dnevnik.si Dnevnik (Slovenia)
vecer.com Večer
mladina.si Mladina
rtvslo.si RTV Slovenija
sta.si STA
24ur.com 24ur
necenzurirano.si Necenzurirano
# RS newspaper 2
danas.rs Danas
n1info.rs N1 Serbia
nova.rs Nova
vreme.com Vreme
nin.rs NIN
krik.rs KRIK
cins.rs CINS
istinomer.rs Istinomer
beta.rs Beta
insajder.net Insajder
# RS newspaper 4
informer.rs Informer | note=Has repeatedly published fabricated or plainly false reports.
alo.rs Alo! | note=Has repeatedly published fabricated or plainly false reports.
# RS newspaper 3
politika.rs Politika
blic.rs Blic
# BA newspaper 2
oslobodjenje.ba Oslobođenje
klix.ba Klix
n1info.ba N1 Bosnia
raskrinkavanje.ba Raskrinkavanje
istinomjer.ba Istinomjer
cin.ba CIN
balkaninsight.com Balkan Insight | owner=BIRN
# ME newspaper 2
vijesti.me Vijesti
# MK newspaper 2
sdk.mk SDK
vistinomer.mk Vistinomer
360stepeni.mk 360 stepeni
# AL newspaper 2
reporter.al Reporter.al | owner=BIRN
faktoje.al Faktoje
# XK newspaper 2
kallxo.com Kallxo | owner=BIRN
koha.net Koha
prishtinainsight.com Prishtina Insight | owner=BIRN
# EE newspaper 2
postimees.ee Postimees
delfi.ee Delfi (Estonia) | owner=Ekspress
err.ee ERR
# LV newspaper 2
lsm.lv LSM
delfi.lv Delfi (Latvia) | owner=Ekspress
rebaltica.lv Re:Baltica
diena.lv Diena
tvnet.lv TVNET
# LT newspaper 2
lrt.lt LRT
delfi.lt Delfi (Lithuania) | owner=Ekspress
15min.lt 15min
lrytas.lt Lietuvos rytas
bns.lt BNS
# UA newspaper 2
hromadske.ua Hromadske
zn.ua Dzerkalo Tyzhnia
nv.ua NV
liga.net LIGA
epravda.com.ua Ekonomichna Pravda
eurointegration.com.ua European Pravda
babel.ua Babel
texty.org.ua Texty
detector.media Detector Media
voxukraine.org VoxUkraine
slidstvo.info Slidstvo.Info
bihus.info Bihus.Info
radiosvoboda.org Radio Svoboda | owner=RFE/RL
kyivpost.com Kyiv Post
# MD newspaper 2
zdg.md Ziarul de Gardă
newsmaker.md NewsMaker
moldova1.md Moldova 1
stopfals.md StopFals
# BY newspaper 2
zerkalo.io Zerkalo
nashaniva.com Nasha Niva
belsat.eu Belsat
# RU newspaper 2
theins.ru The Insider | sites=theins.press
zona.media Mediazona
istories.media Important Stories
proekt.media Proekt
thebell.io The Bell
tvrain.tv TV Rain
verstka.media Verstka
svoboda.org Radio Svoboda (Russia) | owner=RFE/RL
# RU newspaper 3
kommersant.ru Kommersant
vedomosti.ru Vedomosti
rbc.ru RBC
mk.ru Moskovsky Komsomolets
# RU unknown 4
ria.ru RIA Novosti | note=State propaganda outlet.
rg.ru Rossiyskaya Gazeta | note=Newspaper of the government.
vesti.ru Vesti | note=State propaganda outlet.
tsargrad.tv Tsargrad | note=Has repeatedly published fabricated or plainly false reports.
# GE newspaper 2
civil.ge Civil Georgia
netgazeti.ge Netgazeti
oc-media.org OC Media
mythdetector.ge Myth Detector
# AM newspaper 2
civilnet.am CivilNet
azatutyun.am Azatutyun | owner=RFE/RL
hetq.am Hetq
evnreport.com EVN Report
# AZ newspaper 2
meydan.tv Meydan TV
turan.az Turan
# TR newspaper 2
bianet.org Bianet
cumhuriyet.com.tr Cumhuriyet
birgun.net BirGün
t24.com.tr T24
medyascope.tv Medyascope
duvarenglish.com Duvar English
evrensel.net Evrensel
gazeteduvar.com.tr Gazete Duvar
dogrulukpayi.com Doğruluk Payı
# TR newspaper 3
hurriyet.com.tr Hürriyet
milliyet.com.tr Milliyet
sozcu.com.tr Sözcü
sabah.com.tr Sabah
trtworld.com TRT World
`);
