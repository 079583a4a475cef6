% Verified, although the best pages can hardly be read: a paywall, a challenge page, a server that stumbles.
=== topic
id: demo-18-wind
title: Orlock Energy abandons $4.1 billion Sable Shoal wind farm
location: Penmarch, Maine
entities: Orlock Energy | Sable Shoal | Penmarch | Maine
category: business
score: 76
sources: 1
event: 2026-10-19T11:00:00Z
discovered: 2026-10-19T14:00:00Z
page: wind-presswell
plan: {"sources":[{"url":"#wind-presswell","name":"Presswell","type":"web"}],"strategy":"web","notes":"Two pages could not be read."}

Orlock Energy has given up the Sable Shoal wind farm, a $4.1 billion project off the coast of Maine.

Orlock Energy said on Monday that it will not build the Sable Shoal wind farm off Penmarch, Maine. The 72-turbine project was to cost $4.1 billion.

=== truth
topic: demo-18-wind
verdict: supported
level: verified
origin: wind-reuters, wind-quarter
independent: 2-5
review: false
scenario: best-sources-unreadable
claim: supported | Orlock Energy abandoned the Sable Shoal wind farm on Monday, October 19.
claim: supported | The project was to cost $4.1 billion.
claim: supported | The project had 72 turbines.
evidence: support = wind-dirigo, wind-reuters, wind-post, wind-quarter
evidence: low = wind-presswell
evidence: other = wind-delay, wind-promise, wind-opinion

Four credible reports: one readable, one behind a server that fails twice, one paywalled, one behind a challenge page; the company's filing with the regulator is the fifth voice. Fewer than six exist, so the unreadable ones cannot change the level.

=== page
id: wind-quarter
outlet: marketquarter.com
title: Orlock Walks Away From Sable Shoal, Takes $690 Million Charge
author: Sunita Barr
date: 2026-10-19T11:25:00Z
section: energy
behaviour: blocked

Orlock Energy is abandoning the biggest wind farm that it ever planned, and will pay dearly to do so.

The company said before the market opened on Monday that it had terminated the power contracts for Sable Shoal, a $4.1 billion array of 72 turbines off Penmarch, Maine, and will book a charge of $690 million in the third quarter. Its shares rose 7 percent.

"The market has been asking me for two years to stop digging," Chief Executive Magnus Dahl told Market Quarter in an interview. He blamed steel, cables and "the price of a ship by the day."

Orlock keeps the seabed lease. Dahl would not say whether he would sell it. Two bankers who know the asset put its worth between $40 million and nothing.

=== page
id: wind-reuters
outlet: reuters.com
title: Orlock Energy cancels Maine offshore wind project, citing costs
author: Col Whitaker
date: 2026-10-19T11:12:00Z
section: business energy
behaviour: flaky:2

Oct 19 (Reuters) - Orlock Energy has cancelled its $4.1 billion Sable Shoal offshore wind project in Maine and will write down $690 million, it said in a regulatory filing on Monday.

The 900-megawatt project of 72 turbines won state contracts in 2022 at $79 per megawatt-hour. Reuters reported in August that the developer had sought to raise the price by about 40 percent and was turned down.

A spokesperson for the state's energy office told Reuters on Monday that Maine would call in a $25 million bond that the company posted.

Orlock has now dropped three of the five U.S. offshore projects it held at the start of 2024. Its debt stood at $11.2 billion at the end of June.

Analysts had expected a delay rather than a cancellation. "This is management choosing the write-down it can see over the one that it can't," said Piers Lockett, who follows the company at a brokerage in London.

Shares in two makers of subsea cables fell by about 2 percent. Orlock will hold a call with investors on Tuesday.

=== page
id: wind-post
outlet: continentalpost.com
title: Inside Orlock's Decision to Kill New England's Largest Wind Farm
author: Beatrix Holm and Ned Farley
date: 2026-10-19T20:30:00Z
section: climate
behaviour: paywall

The call that ended Sable Shoal lasted six minutes. On it, according to three people who listened, Orlock Energy's chairman asked each director whether there was a price of steel at which the $4.1 billion wind farm made sense. There was. It was last seen in 2021.

By Monday morning the project off Penmarch, Maine, with its 72 turbines, was dead, and so was the company's claim to be the largest developer on the coast.

The Post reviewed internal forecasts that show costs rising by $600 million in the past year alone. Executives were told in May that no installation ship would be free before 2030.

In Penmarch, where Orlock had leased the old sardine pier, the company's office was dark by noon.

The company's founder, Astrid Dahl, who stepped down in 2023, had made Sable Shoal her monument. A model of it, with turbines that turned when one blew on them, stood outside the boardroom in Boston. On Friday afternoon, an employee said, somebody carried it to the freight elevator.

Four lawmakers who wrote the state's contract law said in interviews that they had been assured as recently as September that the work would go forward.

=== page
id: wind-dirigo
outlet: dirigotribune.com
title: Penmarch had 310 promised jobs. On Monday it got a phone call.
author: Thaddeus Morrow
date: 2026-10-19T17:40:00Z
section: Maine

PENMARCH - Harbor commissioner Faye Alley was painting a railing when her phone rang on Monday at 7:15 a.m. It was a vice president of Orlock Energy, a man she had met twice. He was sorry, he told her. There would be no wind farm.

"I said, do you want me to stop painting?" Alley said. "He didn't know what to say to that."

Orlock has abandoned Sable Shoal, the 72-turbine project that was to use Penmarch's pier for thirty years and to employ 310 people. The town has spent $2.2 million on the pier, most of it borrowed against rent that will not come.

Lobsterman Dwayne Beal, who fought the project in court, took no joy in it. "My nephew was in the training class," he said. "Eleven of them graduated Friday. There was a cake with a windmill."

The governor's office said it would try to find another tenant.

Penmarch, which has 1,700 residents, raised its tax rate by 9 percent last year to pay for dredging. Town manager Ruel Dyer said that he had warned the selectmen that a lease was not a wind farm. "I said it once, in a low voice, and I was out of order," he said.

Orlock confirmed the decision in a statement that runs to four sentences. It thanks the community of Penmarch for its partnership and refers questions to its filing.

At the training center, instructor Joel Trask was taking down a banner. He planned to call every one of his graduates before supper, he said, so that none of them would read it first.

=== page
id: wind-presswell
outlet: presswell.app
title: Orlock drops Maine wind farm
date: 2026-10-19T13:20:00Z
section: Digest

Orlock Energy has abandoned Sable Shoal, a $4.1 billion wind farm off the coast of Maine with 72 turbines, [Reuters reports](#wind-reuters). It will write down $690 million.

Presswell reads the papers so that you do not have to. This digest was put together by software from other people's reporting; open the link for the full story. Also in this digest: a pier looks for a tenant, the price of steel explained with forks, and what to do with a cake that has a windmill on it.

Orlock has given up three of the five wind farms that it had planned in American waters, Reuters says. A request for comment was not made, because Presswell does not make any. Tell us what you think of this digest with one of three faces.

=== page
id: wind-delay
outlet: dirigotribune.com
title: Orlock plans one-year delay of Sable Shoal, denies it will quit
author: Thaddeus Morrow
date: 2026-08-20T18:00:00Z
section: Maine

PENMARCH - Orlock Energy plans to push back the start of work at the Sable Shoal wind farm by a year, to the spring of 2028, but has no intention of giving it up, a company vice president told the harbor commission on Wednesday.

"We are not abandoning anything. We are re-sequencing," Curtis Blount said. Commissioner Faye Alley asked him to spell it.

The project would put 72 turbines some 31 miles offshore. The company has asked the state to let it charge more for the power; regulators said no in July.

Blount said that the training class at the community college would go ahead and that there would be jobs for all who finish. The pier must be ready by next fall, he told the commission.

=== page
id: wind-promise
outlet: pellsoundcurrent.com
title: Pier at Penmarch to be widened for wind farm parts
author: Odile Marchand
date: 2026-05-12T14:00:00Z
section: Business

PENMARCH - The harbor commission has hired a contractor to widen the east pier by next summer so that tower sections can be landed there.

Orlock Energy said in a statement that it would not abandon the Sable Shoal wind farm, whatever the price of steel. The commission had asked the company for such a promise before it signed.

The pier will cost the town $3.4 million. Half of that is a state loan. If no ships come, Commissioner Faye Alley said, "we will have the widest place to fish in Maine."

=== page
id: wind-opinion
outlet: seaboardbusiness.com
title: Column: Nobody should mourn a wind farm that never was
author: Dexter Hale
date: 2026-10-20T13:00:00Z
section: Opinion

I read the obituaries first, and on Tuesday they included a wind farm. Sable Shoal, three thousand miles from my desk, is survived by a pier.

The lesson that my friends in the trade will draw is that the wind does not blow in a spreadsheet. The one that I draw is that a fixed price is a dare. Orlock took it in 2022, when steel was cheap and ships were idle, and lost. Companies are allowed to lose. It is how we can tell them from governments.

There will be other turbines. They will be built by people who learned to add an escalator to the contract, and they'll be just as pretty from the beach.

As for the cake, I am told that it was lemon, and that the graduates ate the blades first.

=== posts
x | 2026-10-19T11:20:00Z | megawatt_mona | heat=60 | Sable Shoal is dead. 8-K just hit. $690m charge.
mastodon | 2026-10-19T12:30:00Z | gridnerd | heat=20 link=#wind-reuters | 900 MW gone from the Maine forecast before breakfast
hackernews | 2026-10-19T13:00:00Z | steelandcable | heat=120 link=#wind-reuters | Orlock Energy cancels Maine offshore wind project, citing costs
