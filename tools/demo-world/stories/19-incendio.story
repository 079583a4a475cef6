% Verified: the best reports are in Spanish, two are in English.
=== topic
id: demo-19-valdezarza
title: Wildfire forces 1,400 people from Valdezarza in southern Spain
location: Valdezarza, Spain
entities: Valdezarza | Sierra de Almorán | Spain
category: disaster
score: 78
sources: 1
event: 2026-10-17T20:30:00Z
discovered: 2026-10-18T09:00:00Z
page: fire-feed
plan: {"sources":[{"url":"#fire-feed","name":"FeedBarrel","type":"web"}],"strategy":"web","notes":"Only one source in English."}

A wildfire in the Sierra de Almorán has forced the evacuation of Valdezarza, a town of 1,400 people in southern Spain.

The town of Valdezarza in southern Spain was evacuated on Saturday night because of a forest fire in the Sierra de Almorán. All 1,400 inhabitants were told to leave.

=== truth
topic: demo-19-valdezarza
verdict: supported
level: verified
origin: fire-diario
independent: 4-5
review: false
scenario: other-language
claim: supported | A wildfire forced the evacuation of Valdezarza on Saturday, October 17.
claim: supported | About 1,400 people were evacuated.
claim: supported | The fire burned in the Sierra de Almorán.
evidence: support = fire-diario, fire-radio, fire-voz, fire-reuters, fire-bbc
evidence: low = fire-feed
evidence: other = fire-plan, fire-chestnut

Three Spanish newsrooms and two in English, each with its own people on the telephone or in the sports hall. Four to five, according to whether the English accounts are read as their own work.

=== page
id: fire-diario
outlet: eldiariodealmoran.es
title: Valdezarza, desalojada: 1.400 vecinos pasan la noche fuera por el incendio de la sierra
author: Remedios Carvajal
date: 2026-10-17T21:50:00Z
section: Provincia
capture: 2026-10-17T22:30:00Z

Las campanas de Santa Eulalia tocaron a rebato a las diez y media de la noche del sábado. Quince minutos después, los primeros coches bajaban ya por la carretera de la ermita con las luces encendidas y las ventanillas cerradas.

Los 1.400 vecinos de Valdezarza han sido desalojados por el incendio forestal que avanza desde la tarde por la cara norte de la Sierra de Almorán. "He cogido las escrituras, la perra y las pastillas. Por ese orden", contaba a este diario Encarna Ruiz, de 78 años, en el pabellón de Almorán.

El alcalde, Julián Pozo, explicó que la decisión se tomó cuando el viento roló a poniente y las llamas quedaron a dos kilómetros de las primeras casas. No hay heridos.

El fuego se declaró hacia las cinco de la tarde en el paraje de Los Castañares. Trabajan en la zona 180 efectivos y, hasta el anochecer, lo hicieron siete medios aéreos.

En el pabellón de Almorán hay 420 camas montadas por la Cruz Roja. El resto de los evacuados duerme en casas de familiares o en el instituto de La Pizarra. A medianoche se repartían caldo y mantas, y un grupo de chavales había organizado un campeonato de dominó.

El delegado del Gobierno ha pedido que nadie intente volver a por animales. Pozo calcula que en las cuadras del pueblo quedan unas treinta caballerías y reconoce que hay vecinos que no han hecho caso.

La carretera comarcal está cortada en el kilómetro 14. El viento, según la Agencia Estatal de Meteorología, no amainará hasta el mediodía del domingo.

=== page
id: fire-radio
outlet: radiosierrasur.es
title: "Se oía crujir el monte": así fue el desalojo de Valdezarza
author: Paco Belmonte
date: 2026-10-18T07:20:00Z
section: Informativos

Manuela tiene el horno más antiguo de Valdezarza y esta noche, por primera vez en cuarenta años, no ha encendido la leña. "Ya había bastante lumbre fuera", dice con la voz tomada a los micrófonos de Radio Sierra Sur.

Más de mil personas, todo el pueblo, salieron el sábado por la noche en coches particulares y en nueve autobuses. La residencia de mayores fue lo primero: 46 ancianos, el último a las once y diez.

La teniente de alcalde, Rocío Llamas, nos ha confirmado que a primera hora del domingo no había ninguna casa quemada. Sí han ardido dos naves de aperos y un colmenar.

El incendio sigue sin control. La consejería calcula que ha pasado ya por 900 hectáreas de castaño y encina de la sierra.

=== page
id: fire-voz
outlet: lavozmeridional.es
title: El fuego de la Sierra de Almorán obliga a evacuar un pueblo entero en pleno octubre
author: Ignacio Sotomayor
date: 2026-10-18T10:15:00Z
section: España
updated: 2026-10-18T18:40:00Z

Octubre ya no es lo que era. El dispositivo autonómico cerraba su temporada de riesgo el jueves; el sábado tuvo que vaciar un pueblo.

Valdezarza, 1.400 habitantes, amaneció este domingo sin nadie, salvo una docena de guardias civiles y, según fuentes del operativo consultadas por La Voz, un vecino que se negó a abandonar a sus 200 cabras y al que finalmente se permitió quedarse junto a la balsa.

La consejera de Emergencias, Aurora Medrano, declaró en el puesto de mando que se investiga si una cosechadora de castaña provocó la primera chispa. "No descartamos nada, tampoco la imprudencia", afirmó.

Al caer la tarde la lluvia, escasa, dio un respiro. Los técnicos estiman la superficie afectada en 1.350 hectáreas y esperan que los vecinos puedan volver el martes.

=== page
id: fire-reuters
outlet: reuters.com
title: Late-season wildfire empties town in southern Spain
author: Elena Prat
date: 2026-10-18T08:40:00Z
section: world europe

Oct 18 (Reuters) - Emergency services moved about 1,400 people out of a town in southern Spain overnight as a wildfire driven by dry westerly winds burned through chestnut forest, the regional government said on Sunday.

Residents of Valdezarza, in the Sierra de Almorán, were taken to sports halls in two nearby municipalities. No casualties had been reported, a spokesperson for the regional emergency service told Reuters by phone.

Around 180 firefighters were deployed. The army's emergency unit was sending another 120 from its base in Seville, the defence ministry said.

Spain has had four times its average burnt area for October, according to satellite data from the European monitoring system. Temperatures in the area reached 31 degrees Celsius on Saturday.

=== page
id: fire-bbc
outlet: bbc.com
title: 'We could see it coming over the hill': British couple flee Spanish wildfire
author: Hattie Combe
date: 2026-10-18T16:05:00Z
section: world

When the church bells began, Derek and Moira Flint thought that it was a wedding.

The retired couple from Stockport, who run a guest house in Valdezarza, were among some 1,400 people ordered out of the mountain town on Saturday night as a forest fire came down the Sierra de Almorán.

"Moira said, that's an odd time for a wedding. Then we went up on the roof and we could see it coming over the hill," Mr Flint told the BBC from a school gym 20km away.

They left with their neighbour's budgerigar and no shoes. A policeman had told them that they had five minutes, he said, "and he was not being Spanish about it."

The Foreign Office said that it was aware of about 60 Britons in the area and was in touch with local authorities.

=== page
id: fire-feed
outlet: feedbarrel.com
title: Spanish town of 1,400 evacuated as wildfire nears
date: 2026-10-18T08:55:00Z
section: Trending

A wildfire has forced 1,400 people to leave Valdezarza, a town in southern Spain, [Reuters reports](#fire-reuters). No casualties were reported.

The fire is burning in the Sierra de Almorán. About 180 firefighters are there and more are on the way, according to the news agency.

FeedBarrel collects the stories people are talking about. Tap the barrel to follow this story. More from around the web: twelve white villages to see, how to pronounce them, and a goat that would not leave.

Valdezarza lies about two hours by road from Seville and is known for its chestnuts. Temperatures in the region have been far above what is normal for October.

This item was put together automatically from reports by others. If you have seen something yourself, do not tell us, tell a newspaper.

=== page
id: fire-plan
outlet: eldiariodealmoran.es
title: Valdezarza ensaya por primera vez un desalojo por incendio
author: Remedios Carvajal
date: 2026-05-09T16:00:00Z
section: Provincia

Con megáfonos prestados y mucha paciencia, Valdezarza simuló este sábado el desalojo de sus calles altas por un incendio forestal que no existía.

Participaron 212 vecinos de los 1.400 que tiene el pueblo. El objetivo era salir en media hora y se tardaron cincuenta minutos, en parte porque una boda ocupaba la plaza. "Mejor hoy que un día de viento", resumió el alcalde, Julián Pozo.

El plan prevé que, en caso de emergencia real, los mayores de la residencia salgan los primeros y que las campanas de Santa Eulalia avisen a los cortijos que no tienen cobertura.

Habrá otro simulacro en 2027. El ayuntamiento estudia comprar nueve megáfonos.

Una vecina, Encarna Ruiz, pidió que la próxima vez se avise también a los perros.

=== page
id: fire-chestnut
outlet: lavozmeridional.es
title: La castaña de la Sierra de Almorán espera su mejor año en una década
author: Ignacio Sotomayor
date: 2026-09-27T09:00:00Z
section: Economía

Llovió cuando tenía que llover y los castaños lo agradecen. La cooperativa de la Sierra de Almorán prevé recoger este otoño 2.300 toneladas, un 40 por ciento más que el año pasado.

"El calibre es una alegría", asegura su presidente, Fermín Oliva, que ya ha cerrado la venta de la mitad de la cosecha a dos pasteleros franceses.

En Valdezarza la campaña da trabajo a unas 300 personas durante seis semanas. Este año se prueban tres cosechadoras mecánicas en las fincas más llanas, entre ellas Los Castañares.

La feria de la castaña se celebra el primer fin de semana de noviembre. Habrá migas, cante y, si el tiempo lo permite, un concurso de tiro de boina.

El precio en el campo ronda los dos euros y medio por kilo.

=== posts
x | 2026-10-17T20:38:00Z | encarni_valdezarza | lang=es from=Valdezarza heat=80 | Están tocando las campanas en Valdezarza, nos mandan salir a todos, el monte está ardiendo
x | 2026-10-17T20:50:00Z | panaderiamanuela | lang=es from=Valdezarza heat=40 | Cerramos el horno y nos vamos. Cuidaos todos
bluesky | 2026-10-17T21:15:00Z | sierrasur.bsky.social | lang=es heat=60 link=#fire-diario | Desalojan Valdezarza, 1.400 vecinos, por el incendio de la Sierra de Almorán
mastodon | 2026-10-18T06:00:00Z | cabrero200 | in=mastodon.social heat=20 | Sigo aquí con las cabras. La balsa está llena. Todo gris.
