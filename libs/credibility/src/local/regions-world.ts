/**
 * Who reports from regions and countries outside the United States; see `local-outlets.ts`. A country alone is asked
 * where no region is listed.
 */
export const WORLD = `
GB England: bbc.co.uk theguardian.com standard.co.uk@London manchestereveningnews.co.uk@Manchester birminghammail.co.uk@Birmingham yorkshirepost.co.uk@Leeds chroniclelive.co.uk@Newcastle_upon_Tyne bristolpost.co.uk@Bristol nottinghampost.com@Nottingham leicestermercury.co.uk@Leicester hulldailymail.co.uk@Hull stokesentinel.co.uk@Stoke-on-Trent plymouthherald.co.uk@Plymouth devonlive.com@Exeter thenorthernecho.co.uk@Darlington theargus.co.uk@Brighton oxfordmail.co.uk@Oxford lancashiretelegraph.co.uk@Blackburn theboltonnews.co.uk@Bolton dailyecho.co.uk@Southampton bournemouthecho.co.uk@Bournemouth edp24.co.uk@Norwich eadt.co.uk@Ipswich thetelegraphandargus.co.uk@Bradford yorkpress.co.uk@York worcesternews.co.uk@Worcester thestar.co.uk@Sheffield lep.co.uk@Preston portsmouth.co.uk@Portsmouth expressandstar.com@Wolverhampton shropshirestar.com@Telford swindonadvertiser.co.uk@Swindon gazettelive.co.uk@Middlesbrough derbytelegraph.co.uk@Derby coventrytelegraph.net@Coventry examinerlive.co.uk@Huddersfield cambridge-news.co.uk@Cambridge sunderlandecho.com@Sunderland kentonline.co.uk@Maidstone gazette-news.co.uk@Colchester echo-news.co.uk@Southend-on-Sea
GB Scotland: bbc.co.uk stv.tv scotsman.com@Edinburgh heraldscotland.com@Glasgow pressandjournal.co.uk@Aberdeen thecourier.co.uk@Dundee dailyrecord.co.uk@Glasgow edinburghnews.scotsman.com@Edinburgh thenational.scot
GB Wales: bbc.co.uk southwalesargus.co.uk@Newport itv.com
GB Northern Ireland: bbc.co.uk belfasttelegraph.co.uk@Belfast irishnews.com@Belfast newsletter.co.uk@Belfast
CA Alberta: cbc.ca calgaryherald.com@Calgary edmontonjournal.com@Edmonton globalnews.ca reddeeradvocate.com@Red_Deer lethbridgeherald.com@Lethbridge medicinehatnews.com@Medicine_Hat
CA British Columbia: cbc.ca vancouversun.com@Vancouver theprovince.com@Vancouver thetyee.ca timescolonist.com@Victoria castanet.net@Kelowna abbynews.com@Abbotsford globalnews.ca
CA Manitoba: cbc.ca winnipegfreepress.com@Winnipeg winnipegsun.com@Winnipeg brandonsun.com@Brandon
CA New Brunswick: cbc.ca tj.news@Saint_John saltwire.com
CA Newfoundland and Labrador: cbc.ca saltwire.com@St._John's
CA Northwest Territories: cbc.ca aptnnews.ca
CA Nova Scotia: cbc.ca thechronicleherald.ca@Halifax saltwire.com
CA Nunavut: cbc.ca aptnnews.ca
CA Ontario: cbc.ca thestar.com@Toronto theglobeandmail.com@Toronto tvo.org ottawacitizen.com@Ottawa thespec.com@Hamilton lfpress.com@London windsorstar.com@Windsor therecord.com@Kitchener thewhig.com@Kingston thesudburystar.com@Sudbury nugget.ca@North_Bay saultstar.com@Sault_Ste._Marie barrietoday.com@Barrie guelphtoday.com@Guelph stcatharinesstandard.ca@St._Catharines thepeterboroughexaminer.com@Peterborough theobserver.ca@Sarnia
CA Prince Edward Island: cbc.ca theguardian.pe.ca@Charlottetown saltwire.com
CA Quebec: radio-canada.ca lapresse.ca@Montreal ledevoir.com@Montreal montrealgazette.com@Montreal tvanouvelles.ca lesoleil.com@Quebec latribune.ca@Sherbrooke ledroit.com@Gatineau cbc.ca
CA Saskatchewan: cbc.ca leaderpost.com@Regina thestarphoenix.com@Saskatoon globalnews.ca
CA Yukon: cbc.ca aptnnews.ca
AU Australian Capital Territory: abc.net.au canberratimes.com.au@Canberra
AU New South Wales: abc.net.au smh.com.au@Sydney newcastleherald.com.au@Newcastle illawarramercury.com.au@Wollongong bordermail.com.au@Albury dailyadvertiser.com.au@Wagga_Wagga
AU Northern Territory: abc.net.au ntnews.com.au@Darwin
AU Queensland: abc.net.au couriermail.com.au@Brisbane brisbanetimes.com.au@Brisbane goldcoastbulletin.com.au@Gold_Coast townsvillebulletin.com.au@Townsville cairnspost.com.au@Cairns
AU South Australia: abc.net.au adelaidenow.com.au@Adelaide
AU Tasmania: abc.net.au themercury.com.au@Hobart examiner.com.au@Launceston
AU Victoria: abc.net.au theage.com.au@Melbourne heraldsun.com.au@Melbourne geelongadvertiser.com.au@Geelong bendigoadvertiser.com.au@Bendigo thecourier.com.au@Ballarat
AU Western Australia: abc.net.au thewest.com.au@Perth watoday.com.au@Perth
DE Baden-Wurttemberg: swr.de stuttgarter-zeitung.de@Stuttgart badische-zeitung.de@Freiburg suedkurier.de@Konstanz schwaebische.de@Ravensburg swp.de@Ulm mannheimer-morgen.de@Mannheim
DE Bavaria: br.de sueddeutsche.de@Munich abendzeitung-muenchen.de@Munich nn.de@Nuremberg augsburger-allgemeine.de@Augsburg mittelbayerische.de@Regensburg pnp.de@Passau mainpost.de@Würzburg
DE State of Berlin: rbb24.de tagesspiegel.de@Berlin morgenpost.de@Berlin taz.de@Berlin
DE Brandenburg: rbb24.de maz-online.de@Potsdam
DE Bremen: butenunbinnen.de radiobremen.de weser-kurier.de@Bremen
DE Hamburg: ndr.de abendblatt.de@Hamburg
DE Hesse: hessenschau.de fr.de@Frankfurt_am_Main faz.net@Frankfurt_am_Main hna.de@Kassel
DE Lower Saxony: ndr.de haz.de@Hannover noz.de@Osnabrück nwzonline.de@Oldenburg braunschweiger-zeitung.de@Braunschweig
DE Mecklenburg-Vorpommern: ndr.de ostsee-zeitung.de@Rostock svz.de@Schwerin nordkurier.de@Neubrandenburg
DE North Rhine-Westphalia: wdr.de ksta.de@Köln rundschau-online.de@Köln rp-online.de@Düsseldorf waz.de@Essen nrz.de@Essen ga.de@Bonn wn.de@Münster westfalen-blatt.de@Bielefeld
DE Rheinland-Pfalz: swr.de rhein-zeitung.de@Koblenz rheinpfalz.de@Ludwigshafen allgemeine-zeitung.de@Mainz volksfreund.de@Trier
DE Saarland: sr.de saarbruecker-zeitung.de@Saarbrücken
DE Saxony: mdr.de saechsische.de@Dresden lvz.de@Leipzig freiepresse.de@Chemnitz
DE Saxony-Anhalt: mdr.de mz.de@Halle_(Saale) volksstimme.de@Magdeburg
DE Schleswig-Holstein: ndr.de shz.de@Flensburg kn-online.de@Kiel
DE Thuringia: mdr.de thueringer-allgemeine.de@Erfurt
AT Styria: orf.at kleinezeitung.at@Graz
AT Carinthia: orf.at kleinezeitung.at@Klagenfurt
AT Salzburg: orf.at sn.at@Salzburg
AT Upper Austria: orf.at nachrichten.at@Linz
AT Tyrol: orf.at tt.com@Innsbruck
AT Vorarlberg: orf.at vn.at
AT Vienna: orf.at derstandard.at@Vienna diepresse.com@Vienna kurier.at@Vienna
CH Zurich: srf.ch nzz.ch@Zürich tagesanzeiger.ch@Zürich
CH Bern: srf.ch bernerzeitung.ch@Bern derbund.ch@Bern
CH Basel-City: srf.ch bazonline.ch@Basel
CH Vaud: rts.ch 24heures.ch@Lausanne
CH Geneva: rts.ch tdg.ch@Genève letemps.ch@Genève
CH Lucerne: srf.ch luzernerzeitung.ch@Luzern
CH Aargau: srf.ch aargauerzeitung.ch@Aarau
CH Saint Gallen: srf.ch tagblatt.ch@St._Gallen
CH Ticino: rsi.ch cdt.ch
CH Valais: rts.ch lenouvelliste.ch@Sion
CH Fribourg: rts.ch laliberte.ch@Fribourg
FR Île-de-France: leparisien.fr@Paris lemonde.fr@Paris francetvinfo.fr
FR Brittany: ouest-france.fr@Rennes letelegramme.fr@Brest francetvinfo.fr
FR Normandy: ouest-france.fr paris-normandie.fr@Rouen francetvinfo.fr
FR Pays de la Loire: ouest-france.fr francetvinfo.fr
FR New Aquitaine: sudouest.fr@Bordeaux larepubliquedespyrenees.fr@Pau francetvinfo.fr
FR Occitanie: ladepeche.fr@Toulouse midilibre.fr@Montpellier francetvinfo.fr
FR Provence-Alpes-Côte d'Azur: laprovence.com@Marseille nicematin.com@Nice francetvinfo.fr
FR Auvergne-Rhône-Alpes: leprogres.fr@Lyon ledauphine.com@Grenoble lamontagne.fr@Clermont-Ferrand francetvinfo.fr
FR Bourgogne-Franche-Comté: bienpublic.com@Dijon estrepublicain.fr francetvinfo.fr
FR Grand Est: dna.fr@Strasbourg estrepublicain.fr@Nancy lunion.fr@Reims francetvinfo.fr
FR Hauts-de-France: lavoixdunord.fr@Lille courrier-picard.fr@Amiens francetvinfo.fr
FR Corsica: corsematin.com francetvinfo.fr
ES Andalusia: canalsur.es diariodesevilla.es@Sevilla diariosur.es@Málaga ideal.es@Granada granadahoy.com@Granada
ES Aragon: heraldo.es@Zaragoza rtve.es
ES Asturias: lne.es@Oviedo elcomercio.es@Gijón
ES Balearic Islands: diariodemallorca.es@Palma rtve.es
ES Basque Country: eitb.eus elcorreo.com@Bilbao diariovasco.com@San_Sebastián
ES Canary Islands: laprovincia.es@Las_Palmas rtve.es
ES Cantabria: eldiariomontanes.es@Santander rtve.es
ES Castille and León: elnortedecastilla.es@Valladolid rtve.es
ES Catalonia: ccma.cat lavanguardia.com@Barcelona elperiodico.com@Barcelona ara.cat elpuntavui.cat
ES Extremadura: hoy.es@Badajoz rtve.es
ES Galicia: crtvg.es lavozdegalicia.es farodevigo.es@Vigo
ES La Rioja: larioja.com@Logroño rtve.es
ES Madrid: telemadrid.es elpais.com@Madrid elmundo.es@Madrid abc.es@Madrid
ES Murcia: laverdad.es@Murcia laopiniondemurcia.es@Murcia
ES Navarre: diariodenavarra.es@Pamplona rtve.es
ES Valencia: apuntmedia.es levante-emv.com@Valencia lasprovincias.es@Valencia informacion.es@Alicante
IT Lombardy: corriere.it@Milan ilgiorno.it@Milan ecodibergamo.it@Bergamo giornaledibrescia.it@Brescia
IT Lazio: ilmessaggero.it@Rome repubblica.it@Rome rainews.it
IT Piedmont: lastampa.it@Turin rainews.it
IT Campania: ilmattino.it@Naples rainews.it
IT Veneto: ilgazzettino.it@Venice rainews.it
IT Liguria: ilsecoloxix.it@Genoa rainews.it
IT Emilia-Romagna: ilrestodelcarlino.it@Bologna rainews.it
IT Tuscany: lanazione.it@Florence rainews.it
IT Sardinia: unionesarda.it@Cagliari rainews.it
IT Trentino-Alto Adige: ladige.it@Trento altoadige.it@Bolzano rainews.it
IT Sicily: gazzettadelsud.it@Messina rainews.it
IT Calabria: gazzettadelsud.it rainews.it
BR São Paulo: folha.uol.com.br@São_Paulo estadao.com.br@São_Paulo g1.globo.com
BR Rio de Janeiro: oglobo.globo.com@Rio_de_Janeiro g1.globo.com
BR Minas Gerais: em.com.br@Belo_Horizonte g1.globo.com
BR Paraná: gazetadopovo.com.br@Curitiba g1.globo.com
BR Rio Grande do Sul: zerohora.com.br@Porto_Alegre g1.globo.com
BR Pernambuco: jc.ne10.uol.com.br@Recife g1.globo.com
BR Ceará: diariodonordeste.verdesmares.com.br@Fortaleza opovo.com.br@Fortaleza
BR Bahia: atarde.com.br@Salvador g1.globo.com
BR Federal District: correiobraziliense.com.br@Brasília metropoles.com@Brasília agenciabrasil.ebc.com.br
BR Amazonas: amazoniareal.com.br@Manaus g1.globo.com
MX Nuevo León: elnorte.com@Monterrey milenio.com@Monterrey
MX Jalisco: informador.mx@Guadalajara mural.com.mx@Guadalajara
MX Coahuila: vanguardia.com.mx@Saltillo milenio.com
MX Baja California: zetatijuana.com@Tijuana milenio.com
MX Sinaloa: noroeste.com.mx@Culiacán milenio.com
MX Chihuahua: diario.mx@Ciudad_Juárez milenio.com
MX Yucatán: yucatan.com.mx@Mérida milenio.com
MX Mexico City: eluniversal.com.mx reforma.com jornada.com.mx
AR Cordoba: lavoz.com.ar@Córdoba lanacion.com.ar
AR Mendoza: losandes.com.ar@Mendoza lanacion.com.ar
AR Santa Fe: lacapital.com.ar@Rosario ellitoral.com@Santa_Fe
AR Tucuman: lagaceta.com.ar lanacion.com.ar
AR Rio Negro: rionegro.com.ar lanacion.com.ar
AR Buenos Aires: eldia.com@La_Plata clarin.com
NL North Holland: at5.nl@Amsterdam parool.nl@Amsterdam noordhollandsdagblad.nl@Alkmaar nos.nl
NL South Holland: rijnmond.nl@Rotterdam ad.nl@Rotterdam nos.nl
NL North Brabant: omroepbrabant.nl bd.nl@'s-Hertogenbosch ed.nl@Eindhoven
NL Gelderland: gelderlander.nl@Nijmegen nos.nl
NL Limburg: limburger.nl@Maastricht nos.nl
NL Friesland: lc.nl@Leeuwarden nos.nl
NL Groningen: dvhn.nl@Groningen nos.nl
NL Overijssel: tubantia.nl@Enschede nos.nl
BE Flanders: vrt.be standaard.be hln.be nieuwsblad.be gva.be@Antwerp hbvl.be@Hasselt
BE Wallonia: rtbf.be lesoir.be lalibre.be sudinfo.be lavenir.net@Namur
BE Brussels Capital: bruzz.be vrt.be rtbf.be brusselstimes.com
IN Assam: assamtribune.com@Guwahati thehindu.com
IN West Bengal: anandabazar.com@Kolkata telegraphindia.com@Kolkata
IN Kerala: manoramaonline.com mathrubhumi.com thehindu.com
IN Karnataka: deccanherald.com@Bengaluru thehindu.com
IN Tamil Nadu: thehindu.com@Chennai thenewsminute.com newindianexpress.com@Chennai
IN Telangana: thehansindia.com@Hyderabad thenewsminute.com
IN Maharashtra: lokmat.com indianexpress.com hindustantimes.com
IN Punjab: tribuneindia.com indianexpress.com
US: npr.org apnews.com cbsnews.com nbcnews.com usatoday.com
GB: bbc.co.uk theguardian.com news.sky.com itv.com
CA: cbc.ca ctvnews.ca globalnews.ca theglobeandmail.com
AU: abc.net.au sbs.com.au 9news.com.au
DE: tagesschau.de zdf.de deutschlandfunk.de
FR: francetvinfo.fr lemonde.fr ouest-france.fr leparisien.fr
ES: rtve.es elpais.com lavanguardia.com eldiario.es
IT: rainews.it ansa.it corriere.it repubblica.it
AT: orf.at derstandard.at diepresse.com kurier.at
CH: srf.ch rts.ch nzz.ch tagesanzeiger.ch
BR: g1.globo.com folha.uol.com.br agenciabrasil.ebc.com.br
MX: eluniversal.com.mx jornada.com.mx milenio.com animalpolitico.com
AR: lanacion.com.ar clarin.com infobae.com
IE: rte.ie irishtimes.com irishexaminer.com@Cork limerickleader.ie@Limerick connachttribune.ie@Galway thejournal.ie independent.ie echolive.ie@Cork
NZ: rnz.co.nz nzherald.co.nz@Auckland thepost.co.nz@Wellington odt.co.nz@Dunedin stuff.co.nz 1news.co.nz
IN: thehindu.com indianexpress.com hindustantimes.com scroll.in newindianexpress.com
PK: dawn.com tribune.com.pk geo.tv thenews.com.pk
BD: thedailystar.net prothomalo.com bdnews24.com dhakatribune.com
LK: economynext.com sundaytimes.lk dailynews.lk island.lk
NP: kathmandupost.com onlinekhabar.com nepalitimes.com
ZA: news24.com dailymaverick.co.za ewn.co.za groundup.org.za timeslive.co.za dispatchlive.co.za@East_London
NG: premiumtimesng.com punchng.com channelstv.com thecable.ng dailytrust.com
KE: nation.africa standardmedia.co.ke the-star.co.ke citizen.digital
GH: myjoyonline.com graphic.com.gh citinewsroom.com 3news.com
UG: monitor.co.ug independent.co.ug observer.ug
ZW: newsday.co.zw zimlive.com thestandard.co.zw
ET: addisstandard.com thereporterethiopia.com
EG: madamasr.com egyptindependent.com almasryalyoum.com
MA: medias24.com telquel.ma lematin.ma
TN: nawaat.org businessnews.com.tn kapitalis.com
JP: nhk.or.jp kyodonews.net asahi.com mainichi.jp japantimes.co.jp
KR: yna.co.kr koreaherald.com kbs.co.kr koreajoongangdaily.joins.com
HK: rthk.hk hongkongfp.com mingpao.com
TW: focustaiwan.tw cna.com.tw taipeitimes.com pts.org.tw
SG: channelnewsasia.com straitstimes.com todayonline.com
MY: bernama.com malaysiakini.com thestar.com.my malaymail.com
ID: antaranews.com kompas.com tempo.co thejakartapost.com
PH: rappler.com inquirer.net philstar.com gmanetwork.com mindanews.com@Davao
TH: bangkokpost.com thaipbs.or.th nationthailand.com
IL: haaretz.com timesofisrael.com kan.org.il ynetnews.com
LB: lorientlejour.com annahar.com
TR: bianet.org t24.com.tr cumhuriyet.com.tr medyascope.tv
IQ: rudaw.net shafaq.com kurdistan24.net
UA: suspilne.media pravda.com.ua ukrinform.net kyivindependent.com
RU: meduza.io zona.media themoscowtimes.com
PL: pap.pl wyborcza.pl tvn24.pl rp.pl
CZ: irozhlas.cz ct24.ceskatelevize.cz idnes.cz denik.cz
SK: sme.sk dennikn.sk rtvs.sk
HU: telex.hu 444.hu hvg.hu 24.hu
RO: hotnews.ro g4media.ro digi24.ro agerpres.ro
BG: bnr.bg bta.bg dnevnik.bg mediapool.bg
GR: ekathimerini.com ert.gr tovima.gr efsyn.gr
PT: rtp.pt publico.pt jn.pt@Porto lusa.pt sicnoticias.pt
NL: nos.nl nu.nl ad.nl nrc.nl
BE: vrt.be rtbf.be lesoir.be standaard.be
SE: svt.se sverigesradio.se dn.se gp.se@Göteborg sydsvenskan.se@Malmö
NO: nrk.no aftenposten.no@Oslo bt.no@Bergen adressa.no@Trondheim nordlys.no@Tromsø
DK: dr.dk tv2.dk politiken.dk stiften.dk@Århus fyens.dk@Odense nordjyske.dk@Aalborg
FI: yle.fi hs.fi@Helsinki aamulehti.fi@Tampere ts.fi@Turku kaleva.fi@Oulu
EE: err.ee postimees.ee delfi.ee
LV: lsm.lv delfi.lv tvnet.lv
LT: lrt.lt delfi.lt 15min.lt
IS: ruv.is mbl.is visir.is
HR: hrt.hr jutarnji.hr vecernji.hr slobodnadalmacija.hr@Split novilist.hr@Rijeka
SI: rtvslo.si delo.si vecer.com@Maribor
RS: danas.rs n1info.rs beta.rs
CY: cyprus-mail.com philenews.com politis.com.cy
MT: timesofmalta.com maltatoday.com.mt
GE: civil.ge netgazeti.ge oc-media.org
AM: civilnet.am azatutyun.am hetq.am
CL: biobiochile.cl latercera.com cooperativa.cl emol.com
PE: rpp.pe elcomercio.pe larepublica.pe andina.pe
CO: eltiempo.com elespectador.com elcolombiano.com@Medellín elheraldo.co@Barranquilla elpais.com.co@Cali vanguardia.com@Bucaramanga eluniversal.com.co@Cartagena
VE: efectococuyo.com elpitazo.net talcualdigital.com
EC: primicias.ec eluniverso.com@Guayaquil elcomercio.com@Quito expreso.ec
UY: elpais.com.uy ladiaria.com.uy elobservador.com.uy
JM: jamaica-gleaner.com jamaicaobserver.com
TT: guardian.co.tt trinidadexpress.com newsday.co.tt
`;
