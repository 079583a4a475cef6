import { outletTable } from './table';

/** Newsrooms of Africa, the Middle East and Asia. */
export const wideWorldEast = outletTable(`
# ZA newspaper 2
businesslive.co.za Business Day | owner=Arena Holdings
sowetanlive.co.za Sowetan | owner=Arena Holdings
dispatchlive.co.za Daily Dispatch | owner=Arena Holdings
groundup.org.za GroundUp
amabhungane.org amaBhungane
citizen.co.za The Citizen | owner=Caxton
netwerk24.com Netwerk24 | owner=Naspers
moneyweb.co.za Moneyweb
enca.com eNCA
capetalk.co.za CapeTalk
# NA newspaper 2
namibian.com.na The Namibian
# BW newspaper 2
mmegi.bw Mmegi
# ZW newspaper 2
thestandard.co.zw The Standard (Zimbabwe)
newsday.co.zw NewsDay (Zimbabwe)
zimlive.com ZimLive
thenewshawks.com The NewsHawks
# ZM newspaper 2
newsdiggers.com News Diggers
# MW newspaper 2
mwnation.com The Nation (Malawi)
# MZ newspaper 2
opais.co.mz O País (Mozambique)
clubofmozambique.com Club of Mozambique
# AO newspaper 3
jornaldeangola.ao Jornal de Angola
# KE newspaper 2
the-star.co.ke The Star (Kenya)
theeastafrican.co.ke The EastAfrican | owner=Nation Media Group
businessdailyafrica.com Business Daily | owner=Nation Media Group
theelephant.info The Elephant
citizen.digital Citizen Digital
# UG newspaper 2
monitor.co.ug Daily Monitor | owner=Nation Media Group
observer.ug The Observer (Uganda)
independent.co.ug The Independent (Uganda)
# TZ newspaper 2
thecitizen.co.tz The Citizen (Tanzania) | owner=Nation Media Group
# RW newspaper 3
newtimes.co.rw The New Times (Rwanda)
# ET newspaper 2
addisstandard.com Addis Standard
thereporterethiopia.com The Reporter (Ethiopia)
# SO newspaper 2
hiiraan.com Hiiraan
# SD newspaper 2
dabangasudan.org Dabanga
sudantribune.com Sudan Tribune
# NG newspaper 2
thecable.ng TheCable
businessday.ng BusinessDay
dailytrust.com Daily Trust
thisdaylive.com ThisDay
tribuneonlineng.com Nigerian Tribune
thenationonlineng.net The Nation (Nigeria)
humanglemedia.com HumAngle
icirnigeria.org ICIR
dubawa.org Dubawa
leadership.ng Leadership
arise.tv Arise News
# GH newspaper 2
citinewsroom.com Citi Newsroom
thefourthestategh.com The Fourth Estate
3news.com 3News
# SN newspaper 2
seneweb.com Seneweb
lesoleil.sn Le Soleil (Senegal)
lequotidien.sn Le Quotidien (Senegal)
# CI newspaper 2
fratmat.info Fraternité Matin
# BF newspaper 2
lefaso.net Lefaso
# ML newspaper 2
maliweb.net Maliweb
# CM newspaper 2
journalducameroun.com Journal du Cameroun
# CD newspaper 2
actualite.cd Actualité.cd
radiookapi.net Radio Okapi
# MG newspaper 2
lexpress.mg L’Express de Madagascar
# MU newspaper 2
lexpress.mu L’Express (Mauritius)
defimedia.info Le Défi
# LR newspaper 2
frontpageafricaonline.com FrontPageAfrica
# SL newspaper 2
thesierraleonetelegraph.com The Sierra Leone Telegraph
# TN newspaper 2
nawaat.org Nawaat
inkyfada.com Inkyfada
kapitalis.com Kapitalis
businessnews.com.tn Business News (Tunisia)
# MA newspaper 2
telquel.ma TelQuel
medias24.com Médias24
lematin.ma Le Matin
# DZ newspaper 2
elwatan-dz.com El Watan
tsa-algerie.com TSA
# LY newspaper 2
libyaobserver.ly The Libya Observer
# EG newspaper 2
egyptindependent.com Egypt Independent
almasryalyoum.com Al-Masry Al-Youm
# LB newspaper 2
annahar.com An-Nahar
daraj.media Daraj
the961.com The961
# JO newspaper 2
jordantimes.com The Jordan Times
7iber.com 7iber
roya.tv Roya
# IQ newspaper 2
rudaw.net Rudaw
kurdistan24.net Kurdistan 24
shafaq.com Shafaq News
# SA newspaper 3
spa.gov.sa Saudi Press Agency
aawsat.com Asharq Al-Awsat
# QA newspaper 2
thepeninsulaqatar.com The Peninsula
dohanews.co Doha News
gulf-times.com Gulf Times
# KW newspaper 2
kuwaittimes.com Kuwait Times
arabtimesonline.com Arab Times
# OM newspaper 2
timesofoman.com Times of Oman
muscatdaily.com Muscat Daily
# BH newspaper 3
newsofbahrain.com The Daily Tribune (Bahrain)
# AE newspaper 2
khaleejtimes.com Khaleej Times
# SY newspaper 2
enabbaladi.net Enab Baladi
syriadirect.org Syria Direct
# YE newspaper 2
almasdaronline.com Al-Masdar Online
# IR newspaper 2
iranintl.com Iran International
iranwire.com IranWire
radiofarda.com Radio Farda | owner=RFE/RL
# IR newspaper 4
tasnimnews.com Tasnim | note=Tied to a military organisation; has carried fabricated reports.
# IL newspaper 2
calcalist.co.il Calcalist
globes.co.il Globes
972mag.com +972 Magazine
themarker.com TheMarker
kan.org.il Kan
n12.co.il N12 | sites=mako.co.il
# PS newspaper 2
wafa.ps WAFA
maannews.net Ma’an News
# AF newspaper 2
tolonews.com TOLOnews
pajhwok.com Pajhwok
khaama.com Khaama Press
8am.media Hasht-e Subh
# KZ newspaper 2
vlast.kz Vlast
azattyq.org Azattyq | owner=RFE/RL
factcheck.kz Factcheck.kz
tengrinews.kz Tengrinews
# KG newspaper 2
kloop.kg Kloop
24.kg 24.kg
azattyk.org Azattyk | owner=RFE/RL
# UZ newspaper 2
gazeta.uz Gazeta.uz
kun.uz Kun.uz
# TJ newspaper 2
asiaplustj.info Asia-Plus
# MN newspaper 2
montsame.mn Montsame
ikon.mn ikon
# PK newspaper 2
thenews.com.pk The News International | owner=Jang
geo.tv Geo News | owner=Jang
brecorder.com Business Recorder
nation.com.pk The Nation (Pakistan)
thefridaytimes.com The Friday Times
sochfactcheck.com Soch Fact Check
# IN newspaper 2
newindianexpress.com The New Indian Express
business-standard.com Business Standard
tribuneindia.com The Tribune (India)
thestatesman.com The Statesman
frontline.thehindu.com Frontline | owner=Kasturi & Sons
thehindubusinessline.com BusinessLine | owner=Kasturi & Sons
theprint.in ThePrint
newslaundry.com Newslaundry
thequint.com The Quint
thenewsminute.com The News Minute
caravanmagazine.in The Caravan
outlookindia.com Outlook
mathrubhumi.com Mathrubhumi
manoramaonline.com Malayala Manorama | sites=onmanorama.com
anandabazar.com Anandabazar Patrika
lokmat.com Lokmat
bhaskar.com Dainik Bhaskar
jagran.com Dainik Jagran
thehansindia.com The Hans India
downtoearth.org.in Down To Earth
indiaspend.com IndiaSpend
article-14.com Article 14
barandbench.com Bar and Bench
livelaw.in Live Law
vishvasnews.com Vishvas News
newschecker.in Newschecker
assamtribune.com The Assam Tribune
ddnews.gov.in DD News
# IN newspaper 4
opindia.com OpIndia | note=Poor record of accuracy.
postcard.news Postcard News | note=Has repeatedly published fabricated or plainly false reports.
# NP newspaper 2
kathmandupost.com The Kathmandu Post
nepalitimes.com Nepali Times
onlinekhabar.com Onlinekhabar
southasiacheck.org South Asia Check
# BD newspaper 2
prothomalo.com Prothom Alo
bdnews24.com bdnews24
dhakatribune.com Dhaka Tribune
newagebd.net New Age
tbsnews.net The Business Standard (Bangladesh)
# LK newspaper 2
economynext.com EconomyNext
sundaytimes.lk The Sunday Times (Sri Lanka)
island.lk The Island
groundviews.org Groundviews
dailynews.lk Daily News (Sri Lanka)
# MV newspaper 2
edition.mv The Edition
# BT newspaper 2
kuenselonline.com Kuensel
# MM newspaper 2
irrawaddy.com The Irrawaddy
frontiermyanmar.net Frontier Myanmar
myanmar-now.org Myanmar Now
mizzima.com Mizzima
dvb.no Democratic Voice of Burma
# KH newspaper 2
cambodianess.com Cambodianess
camboja.news CamboJA
phnompenhpost.com The Phnom Penh Post
# LA newspaper 3
vientianetimes.org.la Vientiane Times
# VN newspaper 3
tuoitrenews.vn Tuoi Tre News
thanhnien.vn Thanh Niên
# TH newspaper 2
nationthailand.com The Nation (Thailand)
prachatai.com Prachatai
khaosodenglish.com Khaosod English
matichon.co.th Matichon
# MY newspaper 2
nst.com.my New Straits Times
freemalaysiatoday.com Free Malaysia Today
theedgemalaysia.com The Edge
malaymail.com Malay Mail
sinchew.com.my Sin Chew Daily
# SG newspaper 2
todayonline.com Today
businesstimes.com.sg The Business Times
zaobao.com.sg Lianhe Zaobao
mothership.sg Mothership
# BN newspaper 2
borneobulletin.com.bn Borneo Bulletin
# ID newspaper 2
detik.com Detik
cnnindonesia.com CNN Indonesia
kompas.id Kompas.id
tirto.id Tirto
katadata.co.id Katadata
republika.co.id Republika
liputan6.com Liputan6
bisnis.com Bisnis
projectmultatuli.org Project Multatuli
cekfakta.com CekFakta
turnbackhoax.id Turn Back Hoax
# TL newspaper 2
tatoli.tl Tatoli
# PH newspaper 2
gmanetwork.com GMA News
abs-cbn.com ABS-CBN News
mb.com.ph Manila Bulletin
manilatimes.net The Manila Times
businessmirror.com.ph BusinessMirror
bworldonline.com BusinessWorld
pcij.org PCIJ
mindanews.com MindaNews
pna.gov.ph Philippine News Agency
# JP newspaper 2
tokyo-np.co.jp Tokyo Shimbun
sankei.com Sankei Shimbun
chunichi.co.jp Chunichi Shimbun
hokkaido-np.co.jp Hokkaido Shimbun
nishinippon.co.jp Nishinippon Shimbun
okinawatimes.co.jp Okinawa Times
ryukyushimpo.jp Ryukyu Shimpo
toyokeizai.net Toyo Keizai
nippon.com Nippon.com
factcheckcenter.jp Japan Fact-check Center
# KR newspaper 2
chosun.com Chosun Ilbo
donga.com Dong-A Ilbo
khan.co.kr Kyunghyang Shinmun
hankookilbo.com Hankook Ilbo
koreajoongangdaily.joins.com Korea JoongAng Daily
kbs.co.kr KBS
imbc.com MBC
sbs.co.kr SBS (Korea)
ytn.co.kr YTN
newstapa.org Newstapa
mk.co.kr Maeil Business
hankyung.com The Korea Economic Daily
nknews.org NK News
dailynk.com Daily NK
# TW newspaper 2
cna.com.tw Central News Agency
ltn.com.tw Liberty Times
udn.com United Daily News
twreporter.org The Reporter (Taiwan)
pts.org.tw PTS
cw.com.tw CommonWealth Magazine
mygopen.com MyGoPen
taiwannews.com.tw Taiwan News
# HK newspaper 2
mingpao.com Ming Pao
rthk.hk RTHK
thestandard.com.hk The Standard (Hong Kong)
hk01.com HK01
factchecklab.org Factcheck Lab
# CN newspaper 3
thepaper.cn The Paper
yicai.com Yicai
chinanews.com.cn China News Service
`);
