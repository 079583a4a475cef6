% Verified: three newsrooms, three pairs of boots.
=== topic
id: demo-05-sinkhole
title: Sinkhole opens in runway at Teller Field, flights diverted
location: Alvarena, New Mexico
entities: Teller Field | Alvarena | New Mexico
category: transport
score: 71
sources: 1
event: 2026-10-12T11:50:00Z
discovered: 2026-10-12T15:00:00Z
page: sinkhole-valley
plan: {"sources":[{"url":"#sinkhole-valley","name":"Valley Watcher","type":"blog"}],"strategy":"local"}

A sinkhole has opened in the only runway of Teller Field, the airport of Alvarena, New Mexico. Flights were diverted on Monday.

A hole about 14 feet across has opened in the only runway of Teller Field in Alvarena, New Mexico. It was found before the first flight on Monday. Flights are being diverted and there were no injuries.

=== truth
topic: demo-05-sinkhole
verdict: supported
level: verified
origin: sinkhole-bulletin
independent: 3-3
review: false
scenario: three-independent
claim: supported | A sinkhole opened in the runway of Teller Field on Monday, October 12.
claim: supported | The hole was about 14 feet across.
claim: supported | Flights were diverted.
evidence: support = sinkhole-bulletin, sinkhole-kqsr, sinkhole-ledger
evidence: low = sinkhole-valley, sinkhole-feed
evidence: other = sinkhole-plan

Three independent local newsrooms. The aggregator copies the High Desert Bulletin.

=== page
id: sinkhole-bulletin
outlet: highdesertbulletin.com
title: Hole in runway shuts Alvarena's Teller Field
author: Marco Lindqvist
date: 2026-10-12T14:10:00Z
section: News

ALVARENA - A night watchman on his last round found it with his front tire. At ten minutes to six on Monday morning the pavement near the middle of Teller Field's only runway dropped under Cruz Benavidez's pickup, and he backed off just before the rest went.

The hole was 14 feet across by breakfast and nearly as deep, airport manager Sylvie Pratt said as she stood beside it behind orange tape. Under the asphalt is a culvert that dates from the airfield's years as a bomber training base. "We think it rusted through and took the sand with it," Pratt said.

Four commercial departures were scrapped. Two arriving flights went to other airports. Nobody was injured, although Benavidez has asked for a new tire.

An engineering firm from Albuquerque is to run ground radar along all 6,800 feet of the runway on Tuesday. Pratt would not guess when planes will return.

Alvarena has had passenger flights since 1948, when the Army left and the city bought the base for a dollar. The terminal still has a sign that tells airmen to check their parachutes.

Mayor Beto Salas said that he had talked to the governor's office about emergency money before he had had coffee. The airport brings the city about $700,000 a year. "I'd rather have the hole than the bill," Salas said.

=== page
id: sinkhole-kqsr
outlet: kqsr7.com
title: Travelers stranded as sinkhole closes Teller Field runway
author: Yasmin Teeter
date: 2026-10-12T19:30:00Z
section: News
behaviour: slow:1200

Paula Gentry's honeymoon started with a bus ride. She and her husband were supposed to fly out of Alvarena on Monday. Instead they were among about 180 travelers sent by coach to an airport three hours away.

"The lady at the counter said, 'there is a hole.' I said what kind of hole. She said, 'the kind you can't fly over,'" Gentry told KQSR 7.

City officials confirmed to our crew that a section of the Teller Field runway collapsed before dawn. The city's public works chief, Ramon Ulibarri, measured the opening at 14 feet wide. He says it sits on top of a drainage pipe from the 1940s.

The medical helicopter based at the field is still flying. Everything with wings is grounded until engineers clear the pavement.

Airlines are waiving change fees through Friday for passengers booked to or from Alvarena.

=== page
id: sinkhole-ledger
engine: none
outlet: dunselledger.com
title: Our neighbors in Alvarena lose their runway, and the blood bank feels it
author: Socorro Baines
date: 2026-10-13T13:00:00Z
section: news

The Monday plane that brings blood to Dunsel Memorial did not come. It was parked in Alvarena with nowhere to roll.

Hospital administrator Bill Yazzie said a state police cruiser made the run instead, 96 miles each way, after the runway at Teller Field fell in. "We had enough to last till supper," Yazzie said.

Pilot Annette Rios, who flies the route, walked out to see the hole for herself. "I could have parked my car in it and put a lid on," she said by telephone. She was told by the airport that the patch would take two weeks if the rest of the runway is sound, and most of the winter if it isn't.

Dunsel's own strip is too short for the blood plane. County manager Dale Orozco said the commission would talk on Thursday about lending Alvarena its two water trucks for compaction work.

=== page
id: sinkhole-valley
outlet: valleywatcher.wordpress.com
title: They have lost a runway
author: VW
date: 2026-10-12T14:55:00Z
section: Odds

A reader in Alvarena writes that there is a sinkhole in the runway at Teller Field, about fourteen feet across, and that the flights have been sent elsewhere. She says that nobody got hurt.

I flew out of there once, in a plane with eleven seats and a box of chickens. The runway had a hump in it then that made the chickens comment. Perhaps it was the start of this.

If anybody has pictures, send them. I will put them up beside the ones of the giant squash, which continue to be the most popular thing that this site has ever done.

She adds that the watchman has asked for a new tire. I hope that he gets it. In the old days they would have taken it out of his pay and thanked him for finding the hole.

=== copy
id: sinkhole-feed
of: sinkhole-bulletin
outlet: feedbarrel.com
title: Watchman's truck finds sinkhole in runway
date: 2026-10-12T16:00:00Z
section: Trending
drop: 1

=== page
id: sinkhole-plan
outlet: highdesertbulletin.com
title: Alvarena plans to repave Teller Field runway in 2027
author: Marco Lindqvist
date: 2026-06-18T14:00:00Z
section: News

ALVARENA - The city plans to repave the runway at Teller Field in the spring of 2027 and will ask the federal government for most of the $9 million that it would cost, the airport board heard on Wednesday.

Manager Sylvie Pratt told the board that the surface has cracks which crews fill each fall. "It is safe, and it is ugly," she said. Flights would be diverted for about three weeks during the work.

Board member Otis Grand asked whether the drainage pipes below the pavement would be looked at. Pratt said a camera survey was planned for next winter, once the money has been approved.

The airport had 61,000 passengers last year, a gain of 4 percent. The board will meet again in September.
