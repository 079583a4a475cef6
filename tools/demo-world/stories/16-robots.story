% A release and its copies: at most one voice, and an interested one.
=== topic
id: demo-16-lumeo
title: Lumeo Robotics opens plant in Port Ellery with 240 jobs
location: Port Ellery, Washington
entities: Lumeo Robotics | Port Ellery | Nadine Okafor
category: business
score: 61
sources: 2
event: 2026-10-13T16:00:00Z
discovered: 2026-10-14T09:00:00Z
page: lumeo-presswell
plan: {"sources":[{"url":"#lumeo-presswell","name":"Presswell","type":"web"},{"url":"#lumeo-deck","name":"ReleaseDeck","type":"web"}],"strategy":"web"}

Lumeo Robotics has opened a plant in Port Ellery, Washington, that employs 240 people and builds warehouse robots.

Lumeo Robotics says that its new plant in Port Ellery, Washington, has begun to build warehouse robots. It employs 240 people, according to the company.

=== truth
topic: demo-16-lumeo
verdict: supported
level: verified, unverified
origin: lumeo-release, lumeo-deck
independent: 0-1
scenario: press-release-copied
claim: supported | Lumeo Robotics opened a plant in Port Ellery.
claim: supported | The plant employs 240 people.
evidence: copies = lumeo-release, lumeo-deck, lumeo-seaboard, lumeo-korv, lumeo-quarter, lumeo-presswell, lumeo-feed
evidence: other = lumeo-plans

One press release on the company's site, a release service and five others: one voice, that of an interested party. To count it once or not at all are both defensible; more than once is not. Three of the copies stand on credible sites.

=== page
id: lumeo-release
outlet: lumeorobotics.com
title: Lumeo Robotics Opens Port Ellery Manufacturing Center, Creating 240 Jobs
author: Lumeo Robotics
date: 2026-10-13T13:00:00Z
section: newsroom

PORT ELLERY, Wash., Oct. 13, 2026 - Lumeo Robotics, a leader in autonomous material handling, today announced the opening of its Port Ellery Manufacturing Center, a 96,000-square-foot facility that will assemble the company's award-winning L4 family of warehouse robots.

The center employs 240 team members and is designed to produce up to 900 robots a month. It is powered entirely by renewable energy.

"Port Ellery is where the future of the warehouse rolls off the line," said Nadine Okafor, chief executive officer of Lumeo Robotics. "We are thrilled to join this vibrant community."

The L4 lifts loads of up to 600 pounds and reduces picking time by as much as 38 percent, according to company tests.

Lumeo Robotics serves more than 70 customers in nine countries. For further information contact media relations.

Forward-looking statements in this release involve risks and uncertainties.

=== copy
id: lumeo-deck
of: lumeo-release
outlet: releasedeck.com
title: Lumeo Robotics Opens Port Ellery Manufacturing Center, Creating 240 Jobs
date: 2026-10-13T13:01:00Z
section: news releases
author: Lumeo Robotics

=== copy
id: lumeo-seaboard
of: lumeo-release
outlet: seaboardbusiness.com
title: Lumeo Robotics opens Port Ellery manufacturing center
date: 2026-10-13T17:30:00Z
section: Manufacturing
author: Staff
drop: 2

=== copy
id: lumeo-korv
of: lumeo-release
outlet: korv6.com
title: Robot maker opens plant in Port Ellery, creating 240 jobs
date: 2026-10-13T18:10:00Z
section: Business
drop: 2

=== copy
id: lumeo-quarter
of: lumeo-release
outlet: marketquarter.com
title: Lumeo Robotics Opens Port Ellery Manufacturing Center
date: 2026-10-13T14:00:00Z
section: releases
drop: 0

The above is a news release provided by the issuer. The newsroom was not involved in its preparation.

=== copy
id: lumeo-presswell
of: lumeo-release
outlet: presswell.app
title: Lumeo opens robot plant in Port Ellery
date: 2026-10-14T06:00:00Z
section: Digest
drop: 3

=== copy
id: lumeo-feed
of: lumeo-release
outlet: feedbarrel.com
title: 240 jobs as robot plant opens
date: 2026-10-13T22:00:00Z
section: Trending
drop: 2

=== page
id: lumeo-plans
outlet: portellerybeacon.com
title: Robot maker plans to lease old cannery, hire up to 240
author: Amrit Dosanjh
date: 2025-11-19T18:00:00Z
section: Business

PORT ELLERY - A maker of warehouse robots plans to move into the old Sound Pride cannery and could hire as many as 240 people, the port commission was told on Tuesday.

Lumeo Robotics wants a ten-year lease with an option to buy. The company would put $14 million into the building, which has stood empty since the cannery closed in 2011 and has trees growing out of its gutters.

Commissioner Al Berg asked how many of the jobs would go to people who live here. The company's real estate manager, Tim Soto, said that he hoped it would be "a big number" and that the training would be free.

The commission will vote in January. Neighbors asked about trucks.

Lumeo was founded in 2017 and has 510 employees, most of them in another state. It has not made a profit. Soto said that it expected to do so within three years and that robots for cold stores, in which few people want to work, would make the difference.

=== posts
x | 2026-10-13T13:05:00Z | LumeoRobotics | press name=Lumeo_Robotics heat=200 link=#lumeo-release | Today we open our Port Ellery Manufacturing Center: 240 jobs, 900 robots a month.
x | 2026-10-13T20:00:00Z | cannery_kid | from=Port_Ellery,_WA heat=20 | my grandma packed salmon in the building that now makes robots. no comment from grandma
