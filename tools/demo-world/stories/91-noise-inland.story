% More everyday pages, from the plains and the desert.
=== page
id: n-train-plan
outlet: prairiesentry.com
title: Plains Central plans longer sidings for grain trains
author: Lowell Bright
date: 2026-05-21T16:00:00Z
section: Business

Plains Central Railway plans to lengthen nine sidings in Kansas and Nebraska so that grain trains of more than a hundred cars can pass each other, the company told shippers on Wednesday.

At present the longest trains have to wait in the few places where there is room, and a car of wheat can take eleven days to reach the Gulf. With the new sidings it would be eight, the railroad says.

The work would cost $130 million and begin next spring near Meridale. Landowners have been asked for strips of pasture that are up to 60 feet wide.

Farmer Ruth Ann Tilley has said no. "They want the strip with the tree on it," she said. The railroad says that it can go around the tree.

=== page
id: n-train-model
outlet: tillowvalleynews.com
title: Model railroaders rebuild Tillow depot, one shingle at a time
author: Rosalie Pitt
date: 2026-02-14T16:00:00Z
section: Local

TILLOW - The 4:20 to the Gulf left the rails on Thursday and nobody was hurt, because it is six inches long.

"Derailment on the east curve," said Harvey Combs, and put the eleven grain cars back on the track with two fingers. He is president of the Tillow Model Railroad Club, which has four members and a basement.

For two winters they have been building the town as it was in 1926. The depot has 2,200 shingles, cut with a razor from cedar pencils. The grain elevator is a tube that used to hold tennis balls.

The club will show the layout at the county contest in October. They are looking for a fifth member, preferably one who can get down on the floor.

=== page
id: n-wheat
outlet: highdesertbulletin.com
title: Wheat prices slip as harvest comes in heavy
author: Staff report
date: 2026-08-06T18:00:00Z
section: Business

Winter wheat slid to its lowest price in fourteen months this week as combines finished with a crop that was better than almost anyone had forecast.

Kansas growers cut 52 bushels to the acre on average, the government said, nine more than last year. Elevators along the railroad lines are full, and some have begun to pile grain on the ground under tarpaulins.

"It's a lovely problem to look at," said Corley County farmer Deke Unger, who is standing on a pile.

Trains are part of the trouble. The railroads have said that they are short of crews, and a car that would have come within a week in July is now taking two. Exporters hope that the line will clear by the middle of October.

=== page
id: n-airport-art
outlet: kqsr7.com
title: Teller Field to get a mural by local students
date: 2026-09-04T22:00:00Z
section: News

The plain brown wall behind the baggage belt at Teller Field is about to get a lot less brown.

Students at Alvarena High School have won a grant to paint a mural there, 30 feet long, that will show the airfield's history from bombers to crop dusters. Art teacher June Salcedo says she wanted something that people could look at for the twenty minutes it takes for a suitcase to arrive.

"It's our Sistine Chapel, with luggage," senior Mateo Ruiz told KQSR 7.

The class has studied the desert murals of the 1930s, including pictures by Ada Kirsch that are known from photographs only. They'll start to paint in November.

Airport manager Sylvie Pratt says that she's asked for one thing: no storms.

=== page
id: n-sinkhole-mine
outlet: dunselledger.com
title: Old mine shaft opens in pasture, rancher fences it off
author: Socorro Baines
date: 2026-07-16T13:00:00Z
section: news

A hole opened in Hob Trujillo's lower pasture last week, about eight feet across, and a cow named Senator looked into it for most of Tuesday.

Trujillo threw in a stone and counted to three. The state's mine bureau says that there are at least 400 old shafts in the county which are on no map, most of them dug in the silver years by men who did not file papers.

"They should have filed papers," Trujillo said.

He has put up a fence and a sign. The bureau will fill the hole with foam and gravel when it gets to it; there are eleven holes ahead of his. Nobody was hurt. Senator has gone back to grass, but keeps an eye on the fence.

=== page
id: n-courthouse
outlet: dunselledger.com
title: County to spend $80,000 on courthouse plumbing
author: Socorro Baines
date: 2026-08-20T13:00:00Z
section: news

The water heater on the second floor of the Dunsel County Courthouse has been declared dead, and the commission voted on Thursday to bury it.

The heater was put in when Truman was president. It has leaked into the treasurer's office since spring. Treasurer Wilma Pacheco told the commission that she keeps the tax rolls in a bathtub, "which is dry, I checked."

The county will spend $80,000 on pipes, a new tank and whatever is behind the wall. Two bids came in, both from Marrufo & Nephew, who had misread the form; the lower one was taken.

Work is to begin in October after the jury term. Until then the second floor has cold water only and the judge has let it be known that he notices.

=== page
id: n-kirsch
outlet: continentalpost.com
title: Review: Ada Kirsch and the Walls That Got Away
author: Lionel Marsh
date: 2022-11-04T12:00:00Z
section: arts
behaviour: paywall

The strangest thing in the big new Chicago retrospective of Ada Kirsch is an empty room. It is 22 feet long, painted white, and a label says "The Threshers, Dunsel, New Mexico, 1936. Destroyed 1954."

Kirsch painted for the government at $23.86 a week, and the government took care of the pictures accordingly. Of her nine walls six remain. The curators have lit the gaps as carefully as they have lit the survivors.

I do not think that she was a great colorist. Her reds are brick and her blues are denim. But nobody has ever painted people bending over with more respect for the small of the back.

I stood in the empty room for some time. It is the most eloquent blank in American art.

=== page
id: n-lithium-battery
outlet: ennisstate.edu
title: Ennis State chemists find gentler way to draw lithium from brine
author: Tamsin Orr
date: 2026-05-13T18:00:00Z
section: Research

A filter made of clay and crab shell can pull lithium out of salty water with a tenth of the fresh water that is used today, according to a study by chemists at Ennis State University.

The team worked with brine from three dry lakes in the West. The filter took up 83 percent of the lithium and let nearly all of the sodium pass.

"We did it in a bucket," lead author Dr. Miriam Osei said. "The next step is a bigger bucket."

She is careful about the promise. No deposit in the region has been shown to be worth mining, and prices have been falling for two years. The study was paid for by a federal grant. The authors hold a patent and report no other interests.

=== page
id: n-lithium-scam
outlet: plumblinechecks.org
title: How to read a miracle mine before it reads your wallet
author: Odette Hahn
date: 2026-08-04T13:00:00Z
section: Guides

Every summer brings a new motherlode. It is always the largest in the world, it is always about to be sold to insiders, and there is always a clock.

We looked at 26 announcements of giant mineral finds by small companies since 2020. Not one had filed a technical report of the kind that regulators ask for. Eleven of the companies no longer exist.

What to look for: a drill log, with depths. The name of a laboratory that answers its telephone. A geologist who signs and who is licensed. A map.

What to run from: a portal, a countdown, a founder's first name used as a verb. And if a page speaks to a computer rather than to you, close it.

=== page
id: n-polling-judges
outlet: northloopdaily.com
title: Wanted in Minnesota: 30,000 election judges
author: Signe Aldous
date: 2026-09-15T17:00:00Z
section: Politics

The pay is modest, the day is sixteen hours long and the doughnuts are uneven. Minnesota needs 30,000 people who want the job.

Election judges hand out ballots, help voters who need help and count what has to be counted. By law each party must have its share of them at each polling place. Seven weeks before the November 3 election, officials in a third of the counties say that they do not have enough.

"People got yelled at. Then they got older," said Carla Finn, who trains judges.

Some counties may combine polling places if they cannot fill the chairs, the secretary of state's office said. Others plan to recruit in high schools, where students may serve at 16. Finn's youngest last time wore a cape.

=== page
id: n-polling-tax
outlet: wyethcountymn.gov
title: Second-half property taxes due October 15
author: Wyeth County Auditor's Office
date: 2026-09-22T15:00:00Z
section: Taxes

The second half of property taxes for 2026 is due on Thursday, October 15. Payments that are postmarked on or before that date will be accepted without penalty. Taxes on agricultural land are due on Monday, November 16.

Payments may be made at the County Service Center, by mail, or in the drop box that is on the east side of the building. The drop box is not an absentee ballot box; ballots must be handed to staff at the counter or mailed.

Taxpayers who did not receive a statement should call the Auditor's Office. The office will be closed on Monday, October 12. A list of delinquent accounts will be published in January, as required by law.

Senior citizens may ask for a deferral until the end of the year.

=== page
id: n-maternity-nurse
outlet: lakesregionrecord.com
title: Halgren midwife retires after 3,000 births
author: Karin Moe
date: 2026-03-19T16:00:00Z
section: Health

HALGREN - Solveig Rasmus has caught 3,011 babies and dropped none of them.

The midwife, who is 67, worked her last shift in the maternity ward of St. Brannoc Hospital on Sunday. The 3,011th was a girl, eight pounds even, born during a hailstorm to a couple that Rasmus had also delivered.

"That's how you know it's time," she said.

She started in 1984, when Halgren had three doctors who did births and a waiting room where fathers smoked. There are two obstetricians now, and one is leaving in May. The hospital says that it is looking for another.

Rasmus will move to her sister's in Arizona for the winters. She has been asked to leave her telephone number on the wall, and has.

=== page
id: n-hospital-close
outlet: reuters.com
title: Hospital operator Verity Cross to close eleven maternity units
author: Jo Amsden
date: 2026-10-06T14:00:00Z
section: business healthcare

Oct 6 (Reuters) - Hospital operator Verity Cross will close 11 of its 38 maternity units in the U.S. South by the end of March, it said on Tuesday, blaming a shortage of staff and lower payments from insurers.

The units delivered about 6,400 babies last year. Some 700 employees will be offered other positions, the company said in a presentation to investors.

Shares of Verity Cross rose 3 percent in early trading.

Hospitals across the United States have been giving up obstetric care for a decade, most of all in rural areas. A federal study that was published in May found that more than half of rural counties have no hospital where a woman can give birth.

Verity Cross runs 61 hospitals in nine states and had a profit of $212 million in the first half.

=== page
id: n-guns-amnesty
outlet: whitepinestandard.com
title: State Police to Melt Down 400 Seized Firearms
author: Philip Oakes
date: 2026-06-24T15:00:00Z
section: State

CONCORD, N.H. - About 400 firearms that were seized by police departments will be melted into manhole covers next month, the State Police said on Tuesday.

Departments may keep a seized weapon for training, return it to its owner or hand it over for destruction. They may not sell it. That has been the law since 2017, and Col. Dana Frechette said in a letter to all 211 chiefs that she wished to remind them of it.

"An evidence room is not an attic," the letter says.

Eleven towns have asked the State Police to check their inventories. The colonel would not say which, or why. The foundry expects to make 90 covers, each with a pine tree on it.

=== page
id: n-chief-other
outlet: hudsonvalecall.com
title: Retired chief sells antique sheriff's badges at auction
author: Denis Abruzzo
date: 2026-09-12T15:00:00Z
section: City

LINDEN QUAY - Former police chief Roman Keller has sold his badges, all 340 of them, and has room in his garage for a car.

Keller collected sheriff's stars, harbor police shields and one tin badge from a cereal box that he insists was carried by a working constable. An auction house in the city sold the lot on Thursday for $61,000.

Half goes to the widows' fund. The rest, his wife Maureen says, goes to the roof.

Keller was chief for nineteen years and retired in 2020. He kept back one badge, number 12, which belonged to a patrolman who went into the river after a child in 1911. "That one isn't mine to sell," he said.

The buyer of the cereal badge has asked not to be named.

=== page
id: n-army-band
outlet: kmdr4.com
title: Army band to play free concert at county fairground
date: 2026-10-09T20:00:00Z
section: Local

If you hear tubas on Friday, don't worry: it's the Army.

The 43rd Army Band will give a free concert at the fairground in Saltillo, Nebraska, on Friday, October 23 at 7 p.m. It comes with three trucks, two of which are full of drums.

Sgt. First Class Nadia Wolfe says the program runs from Sousa to film music. "We take requests. We have been asked for polka in every town so far and we're ready," she told KMDR Channel 4.

Gates open at 5:30. Bring a chair. If it rains, the concert will move into the cattle barn, which has been cleaned.

The band plays in Larkspur Junction next spring, in a hall.

Admission is free, and so is parking behind the sale barn.

=== page
id: n-camp
outlet: tillowvalleynews.com
title: 4-H camp to get new cots and a fence
author: Rosalie Pitt
date: 2026-05-02T16:00:00Z
section: Local

TILLOW - Forty children who go to the 4-H camp at Cedar Draw this summer will sleep on something better than springs.

The county's farm bureau has given $9,400 for new cots and for a fence along the creek. The old cots came from the Army in 1958. Camp director Neva Pugh says that the children called them the trampolines.

"Every July I had a kid with a stripe on his back," Pugh said.

The fence is to keep cattle out of the swimming hole, where they have been winning. Volunteers will put it up on May 16. Lunch will be served to anyone who brings a post hole digger, and pie to anyone who leaves with it still working.
