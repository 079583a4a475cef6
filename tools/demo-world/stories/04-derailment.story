% Verified: one agency story in seven places is one voice.
=== topic
id: demo-04-grain-train
title: Grain train derails near Meridale, Kansas; highway closed
location: Meridale, Kansas
entities: Meridale | Kansas | Plains Central Railway | Highway 61
category: transport
score: 64
sources: 2
event: 2026-10-15T21:20:00Z
discovered: 2026-10-16T05:00:00Z
page: train-presswell
plan: {"sources":[{"url":"#train-presswell","name":"Presswell","type":"web"},{"url":"#train-sentry","name":"The Prairie Sentry","type":"web"}],"strategy":"web","notes":"Two sources, not compared."}

Eleven cars of a grain train derailed near Meridale, Kansas, on Thursday afternoon and closed Highway 61. Nobody was hurt.

Eleven cars of a Plains Central Railway grain train left the tracks two miles east of Meridale on Thursday and spilled wheat across Highway 61. No injuries were reported.

=== truth
topic: demo-04-grain-train
verdict: supported
level: verified
origin: train-ap
independent: 1-1
review: false
scenario: wire-copies
claim: supported | Eleven cars of a grain train derailed near Meridale, Kansas, on Thursday, October 15.
claim: supported | Highway 61 was closed.
claim: supported | Nobody was hurt.
evidence: support = train-ap
evidence: copies = train-sentry, train-record, train-kmdr, train-union, train-tillow, train-courant
evidence: low = train-presswell

Seven outlets, one Associated Press story in the same words. One voice.

=== page
id: train-ap
outlet: apnews.com
title: Train hauling wheat derails in Kansas, closing highway
author: Leland Strood
date: 2026-10-15T23:05:00Z
section: U.S. News
engine: 2026-10-15T23:05:00Z

MERIDALE, Kan. (AP) - Eleven cars of a freight train loaded with winter wheat left the rails Thursday afternoon near the central Kansas town of Meridale, burying part of a state highway in grain, authorities said.

No one was hurt, said Sheriff Wade Hutchins of Corley County. The two-person crew walked away from the locomotives, which stayed upright.

The Plains Central Railway train of 104 cars was headed for the Gulf Coast when it derailed at about 4:20 p.m. two miles east of Meridale, railroad spokeswoman Gina Teller said. She said a track inspection had been carried out on Tuesday and that the cause was not known.

Highway 61 was closed in both directions. Hutchins said that drivers had been seen stopping to fill pickup beds with wheat. "It is still somebody's wheat," he said.

The railroad expected to have one lane of the road cleared by Friday noon and the track open by Saturday.

By nightfall, crews from two contractors had brought in side-boom tractors to lift the hopper cars, some of which had come to rest on their roofs in a soybean field. The field's owner, Marlys Engstrom, said she had heard a noise "like a barn being dragged."

The Federal Railroad Administration sent an inspector. Teller said none of the cars held anything but wheat and there was no danger to the town's 1,300 residents.

Trucks were being sent around by way of Corley, a detour of 27 miles.

=== copy
id: train-sentry
of: train-ap
outlet: prairiesentry.com
date: 2026-10-15T23:40:00Z
section: State
author: The Associated Press

=== copy
id: train-record
of: train-ap
outlet: lakesregionrecord.com
title: Kansas derailment buries highway in wheat
date: 2026-10-16T00:15:00Z
section: Nation
author: Leland Strood, Associated Press
drop: 1

=== copy
id: train-kmdr
of: train-ap
outlet: kmdr4.com
title: Train derailment spills grain across Kansas highway
date: 2026-10-16T00:02:00Z
section: Regional

Copyright 2026 The Associated Press. All rights reserved. This material may not be published, broadcast, rewritten or redistributed.

=== copy
id: train-union
of: train-ap
outlet: unionstandardnews.com
title: Train Hauling Wheat Derails in Kansas
date: 2026-10-16T00:30:00Z
section: National
author: The Associated Press

=== copy
id: train-tillow
of: train-ap
outlet: tillowvalleynews.com
title: Wheat train derails at Meridale
date: 2026-10-16T11:00:00Z
section: Region
drop: 1

=== copy
id: train-courant
of: train-ap
outlet: lakeshorecourant.com
date: 2026-10-16T01:20:00Z
section: Nation and World
author: Associated Press
lead: Cleanup crews were working through the night in central Kansas.

=== copy
id: train-presswell
of: train-ap
outlet: presswell.app
title: Wheat train off the rails in Kansas
date: 2026-10-16T02:10:00Z
section: Digest
drop: 2

=== posts
x | 2026-10-15T21:45:00Z | corleycountykid | from=Meridale,_Kansas heat=40 | 61 is shut east of town, train is off the tracks and there's wheat to the fence line
reddit | 2026-10-16T01:30:00Z | combine_harvey | in=kansas heat=110 link=#train-sentry | Eleven cars of wheat on Highway 61 at Meridale
