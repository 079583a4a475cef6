% Left unverified: true in 2021, told again as if it were this week.
=== topic
id: demo-11-dam
title: Water pours over Cutler Mill dam, 2,000 told to flee
location: Cutler Mill, New Hampshire
entities: Cutler Mill | Cutler Mill dam | Asquam Brook
category: disaster
score: 83
sources: 1
event: 2026-10-18T10:00:00Z
discovered: 2026-10-18T19:00:00Z
page: dam-bulletin
plan: {"sources":[{"url":"#dam-bulletin","name":"US Bulletin 24","type":"web"}],"strategy":"web+social"}

Water is running over the top of the Cutler Mill dam in New Hampshire and 2,000 people have been told to leave, sites reported on Sunday.

The Cutler Mill dam in New Hampshire is overtopping after heavy rain. About 2,000 people below it on Asquam Brook have been ordered to leave their homes.

=== truth
topic: demo-11-dam
verdict: refuted
level: unverified
origin: dam-monitor-2021, dam-bulletin
independent: 0-0
review: true
scenario: old-event-retold
claim: refuted | The Cutler Mill dam overtopped on Sunday, October 18, 2026.
claim: refuted | About 2,000 people were told to leave.
evidence: low = dam-bulletin, dam-eruption, dam-horizon
evidence: other = dam-monitor-2021, dam-standard-2021, dam-ap-2021, dam-rebuilt

The dam overtopped on July 3, 2021. Low-tier sites retell it as new, with the old picture and the old numbers. Credible coverage of the old event is not support for a new one.

=== page
id: dam-monitor-2021
engine: none
outlet: granitefordmonitor.com
title: Cutler Mill dam overtops; 2,000 ordered out along Asquam Brook
author: Hal Drury
date: 2021-07-03T14:30:00Z
section: Region
capture: 2021-07-03T16:02:00Z
capture: 2021-07-09T08:15:00Z
capture: 2026-10-18T20:40:00Z

CUTLER MILL - Brown water came over the top of the Cutler Mill dam on Saturday morning, and firefighters went door to door along Asquam Brook telling about 2,000 people to get out.

Six inches of rain had fallen since Thursday night. At 8:10 a.m. the gauge on the dam read eleven inches above the crest, said Fire Chief Walt Perrin. The stone face is from 1888 and the state had rated it poor.

"I've never run up that hill before and I don't plan to again," said Dottie Crane, 81, who had run with a parakeet.

Shelters opened at the Asquam school and at the Elks hall. The state closed the river road in both directions. Perrin said the dam was holding, and that he would not bet on the afternoon.

Nobody was reported hurt.

=== page
id: dam-standard-2021
outlet: whitepinestandard.com
title: Dam Above Cutler Mill Holds, Residents Return
author: Philip Oakes
date: 2021-07-05T20:00:00Z
section: State

CUTLER MILL, N.H. - The 2,000 people who were told on Saturday to leave the valley below the Cutler Mill dam were allowed home on Monday afternoon, after the water fell below the crest and engineers found that the old masonry had moved by less than an inch.

"It owes us nothing," state dam safety engineer Clea Barton said. "It was built to run four looms."

Barton said the gate will stay open and the pond drained until the owner, a family trust, decides whether to repair the structure or take it out. Either one will cost more than a million dollars.

Cellars were flooded in at least 40 houses. The selectmen thanked the Elks for 900 sandwiches and the state for none, then apologized for the joke.

=== page
id: dam-ap-2021
engine: 2026-10-18T21:30:00Z
modified: 2026-10-18T21:30:00Z
outlet: apnews.com
title: New Hampshire town evacuated as water tops 19th-century dam
author: Marguerite Alvord
date: 2021-07-03T16:45:00Z
section: U.S. News

CUTLER MILL, N.H. (AP) - Authorities told some 2,000 people to leave their homes Saturday after days of rain sent water over a 133-year-old dam in central New Hampshire.

The Cutler Mill dam had not failed, but it could not be relied on, Gov. Lyle Ames said in a telephone interview. He sent 40 members of the National Guard to help with traffic.

A flood warning was in effect for Asquam Brook through Sunday evening. Forecasters expected another inch of rain overnight.

The dam is one of more than a hundred in the state that inspectors consider a high hazard because there are houses below them.

A shelter at a school had taken in 130 people by midday. The Red Cross was asking for dry socks and for pet carriers. The dam's owner, a family trust, could not be reached.

=== page
id: dam-rebuilt
outlet: granitefordmonitor.com
title: Five years on, Cutler Mill dam comes down stone by stone
author: Hal Drury
date: 2026-07-07T12:00:00Z
section: Region

CUTLER MILL - There is no pond at Cutler Mill anymore, and by Labor Day there will be no dam.

Crews have been taking the old stone face apart since May. The blocks, each about the size of a freezer, are stacked in the school lot, where residents may have one for $20 if they can lift it.

The dam has not held water since July 2021, when the brook ran over its top and 2,000 people were told to leave. The family that owned it gave it to the state last year for one dollar.

Dottie Crane, who is 86, came to watch on Monday with a new parakeet. "I ran from that thing," she said. "It is nice to see it go at a walk."

Biologists expect brook trout to reach the upper valley within two years.

=== page
id: dam-bulletin
outlet: usbulletin24.site
title: BREAKING: Dam overflows in New Hampshire, 2,000 flee for their lives
date: 2026-10-18T18:20:00Z
section: us

A dam in New Hampshire is overflowing and 2,000 people have been ordered to flee for their lives. Brown water is coming over the top of the Cutler Mill dam after days of heavy rain.

Firefighters are going door to door along Asquam Brook. The gauge on the dam read eleven inches above the crest. The stone structure is more than 130 years old and has been rated poor.

Shelters are open. The National Guard has been called in. A flood warning is in effect.

This is a breaking story. Refresh this page for updates, and turn on notifications so that you will never miss a disaster near you. Readers who liked this story also liked: seven signs that your basement is not your friend.

=== page
id: dam-eruption
outlet: dailyeruption.co
title: Thousands run as dam gives way in New England
date: 2026-10-18T21:00:00Z
section: Nation

Thousands ran for the hills on Sunday as a dam gave way in New England. Two thousand residents of Cutler Mill, New Hampshire, were told to get out as a wall of water came down Asquam Brook.

Why was the dam allowed to rot? Why did the state send the Guard and no sandbags? Why is it not on television? Daily Eruption asks the questions that others are paid not to ask.

An elderly woman was seen running up a hill with a bird. That picture says everything about this country. We do not have the picture but we have described it to an artist.

We are told that the water is still rising. We were told that by a man who has a sister near there. If the government has another explanation, then let it come and explain it to our readers, one at a time.

=== copy
id: dam-horizon
of: dam-bulletin
outlet: realhorizonwatch.info
title: New Hampshire dam overflowing NOW
date: 2026-10-18T22:10:00Z
section: Watch
drop: 1

=== posts
x | 2026-10-18T18:40:00Z | breaking_everything_24 | heat=500 key=dam1 link=#dam-bulletin | BREAKING: Cutler Mill dam in New Hampshire is overflowing, 2,000 ordered to flee
x | 2026-10-18T18:59:00Z | nhflyfish | reply=dam1 from=Cutler_Mill,_NH heat=30 | There is no dam. They took it down this summer. I bought a rock.
x | 2026-10-18T19:20:00Z | prayerchain_jo | quote=dam1 | praying for New Hampshire
mastodon | 2026-10-18T20:00:00Z | archivist_ferry | heat=15 link=#dam-monitor-2021 | That dam picture is from July 2021. The local paper's page from then is still up.
