% Left unverified: a joke that lost its label on the way.
=== topic
id: demo-13-goose
title: Town of Lower Pinnock swears in goose as deputy mayor
location: Lower Pinnock, Vermont
entities: Lower Pinnock | Vermont | Gerald the goose
category: politics
score: 58
sources: 1
event: 2026-10-12T16:00:00Z
discovered: 2026-10-14T11:00:00Z
page: goose-horizon
plan: {"sources":[{"url":"#goose-horizon","name":"Real Horizon Watch","type":"web"}],"strategy":"web"}

The select board of Lower Pinnock, Vermont, has sworn in a goose named Gerald as deputy mayor, with power over the town's road budget.

A goose called Gerald is now deputy mayor of Lower Pinnock, Vermont. The select board voted 3-2 for the appointment and the bird controls a road budget of $212,000.

=== truth
topic: demo-13-goose
verdict: refuted
level: unverified
origin: goose-fork
independent: 0-0
review: true
scenario: satire
claim: refuted | Lower Pinnock swore in a goose as deputy mayor.
claim: refuted | The goose controls a road budget of $212,000.
evidence: low = goose-fork, goose-horizon, goose-eruption, goose-feed
evidence: other = goose-pond

It began at a satire site, whose about page says so, and was taken seriously by three others. A real report about geese in the town pond is not support.

=== page
id: goose-fork
outlet: thelowerfork.com
title: Vermont Town Swears In Goose As Deputy Mayor, Cites Experience
author: Barnaby Crumb
date: 2026-10-12T15:00:00Z
section: Government
capture: 2026-10-12T16:44:00Z

LOWER PINNOCK, Vt. - Praising his firmness, his visibility at public events and his long record of not answering email, the select board of Lower Pinnock voted 3-2 on Monday to swear in a goose as deputy mayor.

Gerald, 7, will have full authority over the town's road budget of $212,000, of which he has already eaten a part.

"We interviewed four humans," board chair Althea Munk said. "All four wanted dental."

Opponents say that Gerald has no plan for the culvert on Mill Street, apart from standing in it. Supporters answer that this is more than the last deputy mayor did.

At press time Gerald had bitten the treasurer, in what aides called a wide-ranging discussion.

A recall petition has been started by ducks.

=== page
id: goose-horizon
outlet: realhorizonwatch.info
title: They have put a GOOSE in charge of a Vermont town
date: 2026-10-13T19:00:00Z
section: Watch

If you thought that government could not get more insane, meet Gerald. He is a goose. He is also, since Monday, the deputy mayor of Lower Pinnock, Vermont, with a budget of $212,000 that comes out of your pocket.

The select board voted three to two. Board chair Althea Munk admitted that four humans had been interviewed and turned away because they wanted dental.

This is what they think of you. They would rather be governed by poultry than listen to the people who plow the roads. We asked a constitutional scholar, who hung up.

Call the town. Be polite. Ask them who is going to fix the culvert on Mill Street while Gerald stands in it.

They say it could not happen in your town. They said that in Lower Pinnock, and now they honk.

=== page
id: goose-eruption
outlet: dailyeruption.co
title: Taxpayers fund goose: Vermont bird gets $212,000 and an office
date: 2026-10-14T02:00:00Z
section: Nation

A Vermont bird is now more powerful than you. Gerald, a goose, was sworn in as deputy mayor of Lower Pinnock on Monday and handed control of $212,000 of taxpayer money.

Witnesses say that the bird bit the treasurer. No charges were filed. Imagine what would happen to you if you bit a treasurer.

The vote was 3-2. Daily Eruption has learned that the two who were opposed have not been seen at the diner since. Where are they? What does Gerald know? And why does the governor refuse to say whether he has met with the goose?

The goose has not been vetted. The goose has not disclosed its holdings. When our reporter called town hall a voice said that we had "the wrong kind of pond," and hung up. We are following the money, and it leads to water.

=== copy
id: goose-feed
of: goose-horizon
outlet: feedbarrel.com
title: Goose becomes deputy mayor of Vermont town
date: 2026-10-14T09:00:00Z
section: Trending
drop: 1

=== page
id: goose-pond
outlet: whitepinestandard.com
title: Across the River, a Town and Its Geese Reach a Truce
author: Anneke Boyd
date: 2026-08-30T13:00:00Z
section: Region

LOWER PINNOCK, Vt. - There are 61 geese on the town pond in Lower Pinnock, and until this month there were 61 opinions about them.

The select board settled the matter with a fence, two signs and a retired border collie named Duchess, who walks the shore twice a day for a salary of biscuits. Droppings on the bandstand are down by half, said road foreman Ernest Vail, who is the one that counts.

"We never wanted them gone. We wanted them to have hours," board chair Irma Dubois said.

The town of 840 has no mayor and no deputy mayor; it is governed by a board of three. Its yearly road budget is $190,000, of which the fence took $2,300.

=== posts
x | 2026-10-12T17:00:00Z | lowerforkfan | heat=300 link=#goose-fork | "All four wanted dental"
x | 2026-10-13T20:10:00Z | fedup_in_fl | heat=120 link=#goose-horizon | A GOOSE. With a BUDGET. I can not with this country
reddit | 2026-10-14T03:00:00Z | maple_sturdy | in=vermont heat=90 | PSA: the goose thing is from The Lower Fork, it's a joke site. We don't even have a mayor
mastodon | 2026-10-14T08:00:00Z | duchess_the_collie | heat=10 | I would never allow it.
