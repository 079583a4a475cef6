% Verified: one local report, relayed by five bigger names that all say so.
=== topic
id: demo-03-mural
title: Lost 1936 Ada Kirsch mural found behind courthouse wall in Dunsel
location: Dunsel, New Mexico
entities: Ada Kirsch | Dunsel | Dunsel County Courthouse | The Threshers
category: culture
score: 66
sources: 1
event: 2026-10-08T19:00:00Z
discovered: 2026-10-11T08:30:00Z
page: mural-blog
plan: {"sources":[{"url":"#mural-blog","name":"Sandpiper Notes","type":"blog"}],"strategy":"web"}

A mural by the painter Ada Kirsch that was believed to have been destroyed has been found behind a false wall in the county courthouse of Dunsel, New Mexico.

Workers who were taking out a water heater in the Dunsel courthouse have found "The Threshers", a wall painting that Ada Kirsch made in 1936 and that was thought to be lost. It is about 22 feet long.

=== truth
topic: demo-03-mural
verdict: supported
level: verified
origin: mural-ledger
independent: 1-1
review: false
scenario: one-report-relayed
claim: supported | A 1936 mural by Ada Kirsch was found behind a false wall in the Dunsel courthouse.
claim: supported | The mural is about 22 feet long.
claim: supported | It was believed to have been destroyed.
evidence: support = mural-ledger
evidence: cites = mural-bulletin, mural-guardian, mural-kqsr, mural-union, mural-ap
evidence: low = mural-blog

The Dunsel Ledger alone spoke to anybody. Five better-known outlets relay it and say so: one voice.

=== page
id: mural-ledger
engine: none
outlet: dunselledger.com
title: Plumbers find the lost Kirsch mural behind a courthouse wall
author: Socorro Baines
date: 2026-10-09T13:00:00Z
section: news
capture: 2026-10-09T20:12:00Z

All Eddie Marrufo wanted was the water heater.

He and his nephew had been hired to pull the old tank out of a closet on the second floor of the Dunsel County Courthouse on Thursday. The back of the closet was plasterboard, and when the tank swung it went through. Behind the hole, by flashlight, they saw a hand holding a pitchfork.

"I thought it was a man standing in there," Marrufo said. "I said good morning to it."

It was "The Threshers," which Ada Kirsch painted in the summer of 1936 for the federal art project and which every book about her says was chiseled off in 1954. County historian Lupe Arvizu came with a tape measure: twenty-two feet long and seven high, dirty, with one water stain, and otherwise whole.

Arvizu has the county's own minutes from 1954. They record $40 for "removal" of the picture. "Somebody took the forty dollars and built a wall," she said. "Bless him, whoever he was."

County manager Dale Orozco has locked the room. He said a conservator from Santa Fe will look at the wall on October 26.

Word got around. By the time the courthouse closed on Thursday there were thirty people in the corridor, among them Opal Trujillo, 97, who had seen the mural as a girl when she came with her father to pay his taxes. She was given a chair in front of the hole.

"There was a woman with a red water jug, on the left," Trujillo said. Arvizu shone the light to the left. There was a woman with a red water jug.

The commission will have to decide what to do about the water heater.

=== page
id: mural-bulletin
outlet: highdesertbulletin.com
title: Depression-era mural, long thought destroyed, turns up in Dunsel courthouse
author: Staff report
date: 2026-10-09T21:00:00Z
section: Arts

A New Deal mural that art historians had written off as lost is still on its wall in the Dunsel County Courthouse, [the Dunsel Ledger reported Friday](#mural-ledger).

According to the Ledger, plumber Eddie Marrufo broke through a partition while removing a water heater and found Ada Kirsch's "The Threshers," painted in 1936. The newspaper quoted county historian Lupe Arvizu as saying that the work is 22 feet long and almost undamaged.

Kirsch, who died in 1971, painted at least nine public walls in the Southwest, six of which survive. The loss of the Dunsel painting was a standard example in lectures about how the country treated its federal art once the program ended.

A conservator is to inspect the painting on October 26, the Ledger said.

=== page
id: mural-guardian
outlet: theguardian.com
title: Ada Kirsch's 'destroyed' masterpiece found behind a water heater
author: Tobias Renn
date: 2026-10-10T08:15:00Z
section: artanddesign

It has been mourned in three biographies and one opera. Now Ada Kirsch's great lost wall painting, The Threshers, appears never to have been lost at all, only boarded up behind a boiler cupboard in a New Mexico court building.

The find was [first reported by the local Dunsel Ledger](#mural-ledger), which says a plumber came face to face with a painted farmhand after knocking through plasterboard. "I said good morning to it," he told the paper.

Kirsch, the daughter of Bremen glassmakers, arrived in New York at 19 and was painting post offices by 30. Her reputation has climbed steadily since a retrospective in Chicago four years ago.

The mural, commissioned under the federal art project in 1936, was said to have been hacked off in 1954. The Ledger reports that county minutes record a payment of $40 for its removal, and that whoever pocketed the money seems to have put up a wall instead.

=== page
id: mural-kqsr
indexed: bing, duckduckgo, brave, searxng, bingnews, gdelt
outlet: kqsr7.com
title: Hidden painting discovered in Dunsel County Courthouse
date: 2026-10-09T23:30:00Z
section: News

A painting from the 1930s has been hiding in a New Mexico courthouse for more than seventy years, and it took a leaky water heater to find it.

The Dunsel Ledger reports that plumbers came across the mural on Thursday behind a false wall on the second floor. It is said to be "The Threshers" by Ada Kirsch, an artist of the New Deal years whose work is in major museums.

County officials told the newspaper the room will stay locked until an expert can look at the wall later this month. KQSR 7 has reached out to the county manager's office and will update this story if we hear back.

Have you ever found something strange behind a wall? Send your pictures to our newsroom and they may be shown on the Friday morning program.

=== page
id: mural-union
outlet: unionstandardnews.com
title: A Lost Mural's Second Life, Thanks to $40 That Went Missing
author: Cornelia Abbot
date: 2026-10-11T11:00:00Z
section: Arts

Somewhere in the afterlife a county handyman is owed an apology, or a medal.

In 1954, the story went, he chipped Ada Kirsch's "The Threshers" off a wall of the courthouse in Dunsel, N.M. The Dunsel Ledger, [which broke the news on Friday](#mural-ledger), now says that he did no such thing. Two plumbers found the picture behind a partition, whole and grimy, the paper wrote; its account rests on the county historian, Lupe Arvizu, and the county's minutes.

If it holds up, the discovery would restore the largest work of a painter who was, for much of her life, better known for what had been done to her pictures than for the pictures themselves.

The critic Lionel Marsh once called the empty wall at Dunsel "the most eloquent blank in American art." He may have to find another.

=== page
id: mural-ap
outlet: apnews.com
title: New Mexico newspaper: Famed mural found behind courthouse wall
date: 2026-10-10T02:40:00Z
section: Entertainment

DUNSEL, N.M. (AP) - A 1936 mural by the artist Ada Kirsch that was believed to have been destroyed decades ago has been discovered behind a false wall in a county courthouse, a newspaper reported.

The Dunsel Ledger reported Friday that plumbers removing a water heater on the second floor of the Dunsel County Courthouse uncovered "The Threshers," a 22-foot painting made for the Works Progress Administration.

County historian Lupe Arvizu told the newspaper that records from 1954 show a payment for removing the work. The Ledger quoted her as saying that someone instead covered it up.

Messages left with the county by The Associated Press were not immediately returned.

Kirsch, who died in 1971, made at least nine public murals in the Southwest. Three of them, including "The Threshers," had been listed as lost.

=== page
id: mural-blog
outlet: sandpipernotes.blog
title: Good morning to a painted man
author: Wren
date: 2026-10-11T07:45:00Z
section: posts

Some weeks the news gives you a present. Plumbers in Dunsel, New Mexico, have found a mural by Ada Kirsch that everybody thought was gone. I read it in the Guardian, which read it in the Dunsel Ledger, which is how news ought to travel: from the person who was there, with the name left on.

I saw a Kirsch once, in a post office in Colorado. There was a line for stamps under a wall of women carrying baskets, and nobody looked up. I looked up. I missed my turn and had to take another number.

Twenty-two feet of threshers, they say. I may have to drive down there. My car says no, but it said no to Nebraska also.

=== posts
bluesky | 2026-10-09T22:00:00Z | stampline.bsky.social | heat=40 link=#mural-ledger | a plumber said good morning to a lost mural and I need to lie down
x | 2026-10-10T09:00:00Z | artworldnoise | heat=150 link=#mural-guardian | The Threshers was behind a water heater the WHOLE TIME
mastodon | 2026-10-10T10:30:00Z | kirschstudies | heat=20 | Cautious excitement here. The paper has the county minutes, which nobody had checked in 70 years.
