% Left unverified: invented, and told only by sites that live from inventing.
=== topic
id: demo-09-convoy
title: Army convoy takes over fairground in Larkspur Junction for detention trial
location: Larkspur Junction, Nebraska
entities: Larkspur Junction | U.S. Army | Otoe Plains Fairground
category: military
score: 81
sources: 0
event: 2026-10-18T04:00:00Z
discovered: 2026-10-18T14:00:00Z
page: convoy-truth
plan: {"sources":[{"url":"#convoy-truth","name":"TruthGalley","type":"web"}],"strategy":"web+social","notes":"Spreading fast on social media."}

An Army convoy of 60 trucks took over the fairground of Larkspur Junction, Nebraska, on Saturday night to try out a detention camp, several sites say.

Sixty Army trucks rolled into the Otoe Plains Fairground in Larkspur Junction, Nebraska, on Saturday night. Fences went up for a secret detention trial called Quiet Harvest, residents are reported to say.

=== truth
topic: demo-09-convoy
verdict: unknown
level: unverified
origin: convoy-truth, convoy-first
independent: 0-0
review: true
scenario: hoax-low-tier
claim: unknown | An Army convoy of 60 trucks took over the fairground in Larkspur Junction on Saturday, October 17.
claim: unknown | The fairground is used for a detention trial called Quiet Harvest.
evidence: low = convoy-truth, convoy-horizon, convoy-bulletin, convoy-alarm
evidence: other = convoy-fair, convoy-guard

Invented. Four sites of the lowest kind lean on each other and on a burst of posts by accounts that are days old. No credible page says anything either way, so nothing can be refuted from the evidence. The page about the harvest fair and the one about a National Guard exercise elsewhere only share words.

=== page
id: convoy-truth
outlet: truthgalley.net
title: They Came at Night: Army Seizes Nebraska Fairground for Detention Trial
author: Liberty Staff
date: 2026-10-18T09:30:00Z
section: Breaking

It happened while America slept. Sixty Army trucks with covered plates entered the Otoe Plains Fairground at Larkspur Junction, Nebraska, on Saturday night and closed the gates behind them.

By dawn there were fences. A source close to the Pentagon confirms that the operation has a name: Quiet Harvest. It is a trial, he says, and fourteen more towns are on the list.

"We saw the lights and we knew," said a resident who can't be named. "They had cots. Hundreds of cots."

Why has no newspaper reported it? You know why. The same six companies that own your news own the fence.

TruthGalley has filed a request under the Freedom of Information Act. We expect it to be ignored, which will be our proof. Meanwhile the only way to keep the lights on here is you: our storm cellar food bucket is on sale through midnight.

=== page
id: convoy-horizon
outlet: realhorizonwatch.info
title: QUIET HARVEST: What we know about the camp at Larkspur Junction
date: 2026-10-18T11:45:00Z
section: Watch

What we know so far. One: a convoy. Two: a fairground. Three: silence.

The facts were laid out this morning [by TruthGalley](#convoy-truth) and have not been denied by anybody. Sixty trucks. Fences. Cots. A program called Quiet Harvest.

We looked at the satellite map of the fairground in Larkspur Junction. It is the right size. There is a rail spur four miles away. There is a water tower. You can draw your own conclusion, and we have drawn it for you in red on the picture below.

Some will ask for evidence. To them we say: where there is no evidence, ask who removed it. Our next watch call is at nine tonight. Bring a pencil.

And do not write to us to say that you live there. That is what somebody who did not live there would write.

=== copy
id: convoy-bulletin
of: convoy-truth
outlet: usbulletin24.site
title: Army convoy seizes Nebraska fairground in overnight operation
date: 2026-10-18T12:20:00Z
section: us
drop: 1

=== page
id: convoy-alarm
outlet: heartlandalarm.news
title: Silence from Washington as camp goes up in Larkspur Junction
date: 2026-10-18T17:05:00Z
section: Homeland

A day after Army trucks rolled onto the county fairground in Larkspur Junction, nobody in Washington will say what they are doing there. Heartland Alarm sent an email to an address at the Department of the Army and has received an automatic reply.

That reply thanks us for our interest. Interest! The people of Nebraska have more than interest. They have questions about the sixty trucks, about the fence and about Quiet Harvest, the program that brave sites have exposed.

A trucker who calls himself Big Del phoned our line and said that he passed the place on Sunday and that it looked empty. That is exactly what a secret camp would look like from the road.

We have asked Big Del to go back at night, when secret camps look more like themselves.

=== page
id: convoy-fair
outlet: tillowvalleynews.com
title: Harvest fair packs Otoe Plains Fairground despite wind
author: Rosalie Pitt
date: 2026-09-20T17:00:00Z
section: Local

LARKSPUR JUNCTION - It took more than wind to empty the Otoe Plains Fairground on Saturday. Nearly 4,000 people came through the gates for the harvest fair, the best attendance since 2015, according to fair secretary Ione Babcock.

The parade had forty tractors and one camel. The camel, borrowed from a church pageant in the next county, sat down in front of the grandstand and would not be moved until somebody thought of corn.

Pickle judging was close. The blue ribbon went to Della Frame for a dill that judge Ed Kroll called "loud."

The fairground is booked for weddings through the end of October. A barrel race and a gun and coin show follow in November.

Babcock said that the fair had cleared $31,000, which will go into a new roof for the hog barn.

=== page
id: convoy-guard
outlet: kmdr4.com
title: Guard convoy on Interstate is routine drill, officials say
author: Brice Colby
date: 2026-08-22T20:00:00Z
section: Local

If you were behind a long line of Army trucks on the Interstate near Saltillo on Friday, you weren't imagining it.

The Nebraska National Guard moved about sixty vehicles from its armory in the capital to a training area in the western part of the state, Guard spokesman Maj. Cal Ruiz told KMDR Channel 4. The convoy was part of an annual drill that had been announced in July.

"No, we're not taking anybody's fairground," Ruiz said with a laugh, when asked about a rumor that circulated last year.

The trucks will come back over the Labor Day weekend. Drivers should leave extra room and not try to cut in between the vehicles, he said.

The Guard has done the drill each August since 2011 and has never had a complaint, apart from one about a bugle.

=== posts
x | 2026-10-18T09:41:00Z | patriot_rain88213 | new key=convoy-first heat=60 link=#convoy-truth | Army trucks took the fairground in Larkspur Junction last night. QUIET HARVEST is real
x | 2026-10-18T09:42:00Z | KarenWells70442 | new | Army trucks took the fairground in Larkspur Junction last night. QUIET HARVEST is real!!
x | 2026-10-18T09:42:30Z | tomhollis55190 | new | QUIET HARVEST is real. Army trucks took the fairground in Larkspur Junction last night
x | 2026-10-18T09:43:00Z | freebird_61877 | new | army trucks took the fairground in Larkspur Junction last night, QUIET HARVEST is real
x | 2026-10-18T09:44:00Z | DebraPine33018 | new | Army trucks took the fairground in Larkspur Junction last night. QUIET HARVEST is real, share before they delete
x | 2026-10-18T09:44:20Z | gus_trent90212 | new | Share before they delete: Army trucks took the fairground in Larkspur Junction last night. QUIET HARVEST is real
x | 2026-10-18T09:45:00Z | LoriMack18834 | new repost=convoy-first | Army trucks took the fairground in Larkspur Junction last night. QUIET HARVEST is real
x | 2026-10-18T09:46:00Z | steelmoon_4410 | new | Larkspur Junction. Fairground. Army trucks. Last night. QUIET HARVEST is real
x | 2026-10-18T09:47:00Z | RayDunn66120 | new repost=convoy-first | Army trucks took the fairground in Larkspur Junction last night. QUIET HARVEST is real
x | 2026-10-18T09:48:00Z | prairie_eagle7731 | new deleted | Army trucks took the fairground in Larkspur Junction last night. QUIET HARVEST is real
bluesky | 2026-10-18T09:52:00Z | quietwatcher9.bsky.social | new | Army trucks took the fairground in Larkspur Junction last night. QUIET HARVEST is real
reddit | 2026-10-18T13:00:00Z | della_frame | in=Nebraska heat=40 | I live two streets from the Larkspur Junction fairground. There was a wedding on Saturday. It had a polka band. What trucks?
