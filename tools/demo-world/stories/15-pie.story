% Not a candidate: true, nice, and not worth an investigation.
=== topic
id: demo-15-pie
title: Tillow baker wins county pie contest for third year
location: Tillow, Nebraska
entities: Tillow | Bernadine Kost
category: lifestyle
score: 34
sources: 1
event: 2026-10-10T20:00:00Z
discovered: 2026-10-12T15:00:00Z
page: pie-valley
plan: {"sources":[{"url":"#pie-valley","name":"Valley Watcher","type":"blog"}],"strategy":"local"}

Bernadine Kost of Tillow, Nebraska, has won the county pie contest for the third year in a row.

Bernadine Kost has done it again. Her sour cherry pie took first prize at the county contest in Tillow on Saturday, the third in a row.

=== truth
topic: demo-15-pie
verdict: supported
level: unverified
candidate: false
scenario: not-a-candidate
claim: supported | Bernadine Kost won the county pie contest for the third year in a row.
evidence: support = pie-news
evidence: low = pie-valley

Not a candidate: its newsworthiness is 34. If it is not forced by an editor, nothing about it may change.

=== page
id: pie-news
outlet: tillowvalleynews.com
title: Kost takes third straight pie ribbon with sour cherry
author: Rosalie Pitt
date: 2026-10-10T22:30:00Z
section: Local

TILLOW - Nobody has beaten Bernadine Kost at pie since 2023 and nobody did on Saturday.

Kost, who runs the bakery on Depot Street, won the county's blue ribbon for the third year in a row with a sour cherry pie under a braided lid. She scored 97 of 100 points. The three points, judge Ed Kroll said, "were for humility, and I took them for her own good."

Second place went to Arlo Jantz, 12, for a rhubarb custard. He was entering for the first time and said that he was coming for the crown.

There were 41 pies. By four o'clock there were none. Proceeds of $1,206 go to the volunteer fire department for hoses.

Kost would not talk about next year, except to say that the boy should watch his crust.

=== page
id: pie-valley
outlet: valleywatcher.wordpress.com
title: Third ribbon for Bernadine
author: VW
date: 2026-10-11T16:00:00Z
section: Valley

Bernadine Kost has won the pie contest for the third year in a row. I ate a slice of it, purely as a journalist, and then another to check my notes.

It was sour cherry. The lid was braided like a girl's hair on the first day of school. I will not say what the judge said about humility because it is in the Tillow paper, but he was right.

The boy who came second has a look in his eye. Keep watching that boy. In other matters the grain elevator has still not answered my letter.

For those who have asked, there is no recipe. I asked as well. She looked at me as one looks at a dog that has said a word, and then she wrapped me a slice to take home, which I did not get home with.
