% Verified: a dozen people at the water before the first newsroom.
=== topic
id: demo-20-underpass
title: Burst main floods Hobart Street underpass in Linden Quay
location: Linden Quay, New York
entities: Linden Quay | Hobart Street underpass | water main | New York
category: accident
score: 65
sources: 0
event: 2026-10-18T21:05:00Z
discovered: 2026-10-18T22:40:00Z
page: under-gripes
plan: {"sources":[],"strategy":"social","notes":"First seen as posts."}

A burst water main flooded the Hobart Street underpass in Linden Quay, New York, on Sunday evening and trapped several cars.

The Hobart Street underpass in Linden Quay filled with water on Sunday at about five in the afternoon when a main burst. People stood on the roofs of their cars. Nobody seems to be hurt.

=== truth
topic: demo-20-underpass
verdict: supported
level: verified
origin: under-first, under-second, under-wlqn
independent: 2-2
review: false
scenario: eyewitnesses-first
claim: supported | A burst water main flooded the Hobart Street underpass in Linden Quay on Sunday, October 18.
claim: supported | Several cars were trapped.
claim: supported | Nobody was hurt.
evidence: support = under-wlqn, under-call
evidence: low = under-gripes
evidence: other = under-2024

Twelve eyewitness accounts with different words, angles and histories, then a broadcaster and a newspaper. Posts are social evidence and do not count as credible sources.

=== page
id: under-wlqn
outlet: wlqn12.com
title: Cars trapped as water main break floods Hobart Street underpass
author: Gabby Soto
date: 2026-10-18T21:58:00Z
section: Local

Drivers climbed onto the roofs of their cars Sunday evening when a water main burst beside the Hobart Street underpass in Linden Quay and filled it to the door handles in minutes.

Battalion Chief Leon Ruddy told News 12 at the scene that firefighters used a ladder as a bridge to bring out eleven people from six cars. No injuries were reported. "One gentleman wanted to wait for his pizza," Ruddy said.

The pipe is 20 inches wide and was put in in 1931, according to the city's water bureau. It was shut off at 5:52 p.m.

About 900 customers between Hobart Street and the rail yard have little or no water. Trains to the north are running with delays, because the track bed over the underpass has to be checked.

News 12 counted five cars and a delivery van still in the water at dusk. Tow crews were waiting for the level to drop. Bottled water is being handed out at the Canal Place school until midnight, and buses on the No. 8 line are going around by way of Mill Hill.

=== page
id: under-call
outlet: hudsonvalecall.com
title: 'The road just got up': Old main bursts under Hobart Street
author: Denis Abruzzo
date: 2026-10-18T23:25:00Z
section: City
image: The Hobart Street underpass on Sunday evening.

LINDEN QUAY - Mirela Duka was third in line at the light when Hobart Street stood up. "The road just got up, like it was going to leave," she said. Then it fell back and the water came.

By 5:15 p.m. on Sunday the underpass beneath the railroad was a pool. Duka, barefoot on the hood of her sister's hatchback, counted five other cars and one delivery scooter, which floated.

Everyone got out, some by a fire ladder and three through the arms of a bus driver, Clarence Webb, who had stopped his empty No. 8 at the edge and waded in to his chest. "I was going that way anyhow," Webb said.

The city had planned to replace the pipe in 2022 and again last year. Public works commissioner Alba Nunez said on Sunday night that a repair would take until Wednesday. She did not answer a question about why it was put off.

Firefighters threw bags of sand around the transformer of the rail yard until nine o'clock. The bridge itself is sound, the railroad said after an inspector had walked it with a hammer.

On the hill above, Ted Hobart, whose great-great-grandfather gave the street its name and the hardware store its first nail, was pumping out his cellar. He sold eleven pumps before six, he said, and kept the twelfth.

=== page
id: under-gripes
outlet: harborgripes.blogspot.com
title: They made a swimming pool on Hobart Street
author: Old Tar
date: 2026-10-18T22:30:00Z
section: posts

A cousin in Linden Quay, which is a city in New York with too many underpasses, sends me pictures. The Hobart Street underpass is full of water because a main burst, and there are people standing on cars.

She says that it took five minutes. She says that a pizza was saved. I have asked about the scooter and have not had an answer.

I do not often write about other people's harbors, but a town that does not look after its pipes is a town that I recognize. Next week, as promised, the parking meters.

For the record, I asked her three times whether anybody was hurt and she said no three times, the third time in capitals. The fire department laid a ladder flat and people walked over it, which I would pay to see.

=== page
id: under-2024
outlet: hudsonvalecall.com
title: Thunderstorm floods Hobart Street underpass, two cars towed
author: Denis Abruzzo
date: 2024-07-30T22:00:00Z
section: City

LINDEN QUAY - Two inches of rain in forty minutes turned the Hobart Street underpass into a pond on Tuesday afternoon and caught two cars whose drivers thought they could make it.

"I've made it before," said one of them, Felix Orme, as a tow truck pulled his sedan out backward.

The drain at the bottom was blocked by leaves and a bath mat, the public works department said. Nobody was hurt. The road was open again by the evening rush.

The city plans to put in a warning light that comes on when there is more than six inches of water. It would cost $40,000 and is on the list for next year.

Residents of the street have asked for bigger drains since the 1980s. The department said that it had cleaned this one in May.

=== posts
x | 2026-10-18T21:06:10Z | mirela_duka | key=under-first from=Linden_Quay,_NY place=Linden_Quay heat=400 | hobart st just EXPLODED under the train bridge, water everywhere, im on the hood
x | 2026-10-18T21:07:30Z | webbdrivesthe8 | key=under-second from=Linden_Quay,_NY heat=90 | Stopped my bus at Hobart underpass. Geyser in the road. Cars going under. Getting out to help
bluesky | 2026-10-18T21:08:40Z | yardmaster.bsky.social | heat=40 | From the signal box I can see the underpass on Hobart filling up. Six cars in it, maybe seven. Calling it in.
x | 2026-10-18T21:10:05Z | lq_pizza_paulie | from=Linden_Quay,_NY heat=60 | my delivery guy's scooter is FLOATING in the Hobart st underpass. he is fine. pizza status unknown
mastodon | 2026-10-18T21:11:20Z | ostrich_lane | heat=15 | Brown water coming up through the asphalt by the Hobart Street light. It smells of iron. People on car roofs.
x | 2026-10-18T21:12:00Z | nanaof6_lq | from=Linden_Quay heat=20 | Heard a thump like a truck hit the house. Tap is dry. Neighbor says Hobart is flooded
reddit | 2026-10-18T21:14:30Z | third_rail_tom | in=upstate heat=80 | Main break at Hobart St underpass in Linden Quay right now. I'm on the platform above, it's up to door handles, folks on roofs
x | 2026-10-18T21:15:45Z | dukasister | reply=under-first heat=30 | THAT IS MY CAR. are you ok?? forget the car
x | 2026-10-18T21:17:10Z | jogginginjune | from=Linden_Quay heat=25 | Was about to run through the Hobart underpass and a wall of water came the other way. Turned round. Shoes ruined
bluesky | 2026-10-18T21:19:00Z | calloway-lq.bsky.social | place=Linden_Quay heat=35 | fire trucks at Hobart Street, they are laying a ladder flat from the curb to a blue car like a bridge
x | 2026-10-18T21:23:30Z | hobart_hardware | from=Linden_Quay heat=20 | Basement of the store has 2 ft and rising. Main's under the street out front, it was put in when my granddad opened
mastodon | 2026-10-18T21:27:00Z | quietcarriage | heat=10 | Train stopped before Linden Quay; the guard says there is water under the bridge and not the usual kind
x | 2026-10-18T21:31:00Z | ladder4fan | from=Linden_Quay heat=50 | Last person just came off a roof at the Hobart underpass. Crowd clapped. Bus driver soaked to the neck
x | 2026-10-18T22:05:00Z | WLQN12 | press name=WLQN_News_12 heat=200 link=#under-wlqn | Cars trapped as water main break floods Hobart Street underpass; 11 people brought out, nobody hurt
