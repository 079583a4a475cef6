% Verified: the number of injured rises through the day; that is news, not a quarrel.
=== topic
id: demo-17-grandstand
title: Grandstand section collapses at Otter Plains rodeo, 31 injured
location: Otter Plains, Nebraska
entities: Otter Plains | Otter Plains Stampede | Nebraska | Keota County Sheriff
category: accident
score: 84
sources: 2
event: 2026-10-11T00:40:00Z
discovered: 2026-10-11T14:00:00Z
page: stand-feed
plan: {"sources":[{"url":"#stand-feed","name":"FeedBarrel","type":"web"},{"url":"#stand-kmdr","name":"KMDR Channel 4","type":"web"}],"strategy":"web","notes":"Numbers differ: 9, 23, 31."}

Part of the grandstand collapsed at the Otter Plains Stampede, a rodeo in Nebraska, on Saturday evening. Thirty-one people were injured.

Part of a wooden grandstand gave way during the Otter Plains Stampede in Nebraska on Saturday evening. First reports spoke of nine injured; it is now said to be 31. None of the injuries threatens a life.

=== truth
topic: demo-17-grandstand
verdict: supported
level: verified
origin: stand-kmdr
independent: 4-5
review: false
scenario: toll-over-time
claim: supported | Part of the grandstand collapsed at the Otter Plains Stampede on Saturday, October 10.
claim: supported | Thirty-one people were injured.
claim: supported | None of the injuries was life-threatening.
evidence: support = stand-kmdr, stand-sentry, stand-record, stand-ap, stand-radio
evidence: low = stand-feed, stand-forum
evidence: other = stand-inspection

Nine, then 23, then 31: each figure is dated and was right when it was given. An update, not a contradiction. The Prairie Sentry and the Lakes Region Record have one owner and are best counted as one voice.

=== page
id: stand-kmdr
outlet: kmdr4.com
title: At least 9 hurt when bleachers give way at Otter Plains rodeo
author: Brice Colby
date: 2026-10-11T01:35:00Z
section: Breaking
capture: 2026-10-11T01:58:00Z

At least nine people were hurt Saturday evening when a section of wooden grandstand collapsed at the Otter Plains Stampede, the Keota County sheriff told KMDR Channel 4.

It happened at about 7:40 p.m., as the bareback riding was about to begin. A KMDR photographer who was at the arena says the top rows folded toward the middle "like a book closing."

Spectators pulled one another out over the rails. Cowboys in chaps carried children to the chutes, which had been emptied of horses.

Sheriff Ray Dunleavy says the nine are being taken to hospitals in Keota and that the number is likely to go up. "We are still looking under boards," he told us at 8:20 p.m.

The rest of the rodeo was called off. Families can meet at the 4-H barn.

=== page
id: stand-sentry
outlet: prairiesentry.com
title: 23 injured as grandstand collapses at rodeo in Otter Plains
author: Lowell Bright
date: 2026-10-11T04:50:00Z
section: State
image: Broken seating at the Otter Plains arena on Saturday night.

OTTER PLAINS - By eleven o'clock on Saturday night the hospital in Keota had run out of ice.

Twenty-three people had been brought in or had brought themselves, nursing supervisor Joan Ebersole said, after the east end of the grandstand came down at the Stampede. Most have broken wrists and ankles. Two underwent surgery. None is in danger of dying, she said.

The stand, built by the Jaycees in 1962 and painted every spring since, held around 600 people. About a fifth of it fell.

"I heard a nail. You know that squeal? Then I heard all of them," said rancher Virgil Strand, who landed on his feet eleven feet below and found that his hat was still on.

Sheriff Ray Dunleavy said earlier in the evening that nine people were hurt; he raised his count twice before midnight.

Volunteer firefighter Hank Rudeen drove the first ambulance, with four people in it and a saddle. He made the eleven miles to Keota in nine minutes, he said, and was told off for it by his wife, who is the dispatcher.

At the arena the floodlights were left on through the night. A deputy walked up and down in front of what remained of the stand and asked people, politely, to stop taking pieces of it.

The Stampede is the oldest rodeo in the county and the main income of its volunteer fire company. Its insurance lapsed at the end of September, treasurer Lorraine Strand said; she had mailed the check on Thursday.

=== page
id: stand-record
outlet: lakesregionrecord.com
title: Minnesota bull rider describes pulling fans from fallen stands
author: Karin Moe
date: 2026-10-11T18:30:00Z
section: Regional

Cody Aune of Halgren has been stepped on by bulls on four occasions, and says that he would take any one of them over Saturday night.

Aune, 24, was taping his wrist behind the chutes at the Otter Plains Stampede when part of the grandstand went down. He ran toward it. He remembers a boy, a grandmother and a man who apologized for being heavy.

"He said 'sorry, son,' every step," Aune told the Record by telephone from his truck on Sunday.

Hospitals in Keota and North Bend had treated 29 people by midday on Sunday, their spokeswomen said. Aune has a gash in his palm and isn't one of the 29; a veterinarian stitched it.

The rodeo's association will decide this week whether to finish the round elsewhere.

=== page
id: stand-ap
outlet: apnews.com
title: 31 hurt in Nebraska grandstand collapse, sheriff says; none critically
author: Leland Strood
date: 2026-10-11T21:15:00Z
updated: 2026-10-12T02:00:00Z
section: U.S. News

OTTER PLAINS, Neb. (AP) - The number of people injured when a grandstand partly collapsed at a rodeo in Nebraska has risen to 31, a sheriff said Sunday, as some who had gone home with pain turned up at clinics the next morning.

Four people remained in hospitals in fair or good condition, Keota County Sheriff Ray Dunleavy told The Associated Press. He said all 31 are expected to recover.

An inspector from the state fire marshal's office found rot where the posts of the stand entered the ground, Dunleavy said. No permit is needed in Nebraska for wooden seating that was built before 1974.

Early reports had put the toll at nine and later at 23.

The Otter Plains Stampede, first held in 1937, draws riders from about a dozen states to a town of 700 people.

=== page
id: stand-radio
indexed: google, bing, brave, searxng, googlenews, newsapi, gdelt, serper
outlet: publicsquareradio.org
title: After a grandstand falls, a rodeo town takes stock
author: Mae Tillotson
date: 2026-10-13T12:15:00Z
section: National

On Monday evening in Otter Plains, Nebraska, they held the bareback riding after all. No tickets, no seats. About two hundred people stood along the fence.

Two days before, part of the grandstand here collapsed and 31 people were hurt. Lorraine Strand, who keeps the rodeo's books, can list most of them. "That's a collarbone. That's an ankle. That's my husband, he's fine, he's just loud."

The town has 700 people and one engineer, who is 91. Stampede president Gus Olander says that the stand will not be patched. It will be burned, on a still day, and everybody who was in it will be invited.

The last patient left the hospital in Keota on Monday afternoon.

He wants the new one to be steel. Until there is money for that, he says, people can stand, as people in Otter Plains mostly do anyway.

=== page
id: stand-feed
outlet: feedbarrel.com
title: Grandstand collapse at Nebraska rodeo, dozens hurt
date: 2026-10-11T13:10:00Z
section: Trending

Part of a grandstand has collapsed at a rodeo in Otter Plains, Nebraska. At least 23 people were injured, [the Prairie Sentry reports](#stand-sentry); earlier [KMDR Channel 4](#stand-kmdr) had said nine.

The rodeo is called the Otter Plains Stampede and has been held since 1937. The stand was made of wood. A video of the moment has been seen two million times.

FeedBarrel collects the stories people are talking about. Tap the barrel to follow this story. More from around the web: how to sit safely, what a bull thinks, and the eleven best hats.

The sheriff has said that nobody is in danger of dying. Why the stand gave way is not known. It was painted every spring, and it had not been inspected, says a comment below the video that has 11,000 hearts.

=== page
id: stand-forum
outlet: tidewaterforums.com
title: Rodeo bleachers in Nebraska
date: 2026-10-11T15:30:00Z
section: Off topic

Anybody see that video from Otter Plains? The whole end of the stand just folds up.

My uncle was there. He is OK. Says he heard nails.

News says 9 hurt.

That was last night. 23 this morning.

Forty I heard from a guy at the feed store.

The guy at the feed store also said that the moon landing was in Arizona.

It was in Arizona, I have been there, it's lovely.

Sheriff had nine when he spoke and more came in on their own. That is how it goes after a thing like this, people feel all right and then they don't.

Glad nobody died. Who builds a stand without bracing?

Jaycees, 1962. Same people who built our dock.

=== page
id: stand-inspection
outlet: prairiesentry.com
title: Small-town arenas seek money to replace wooden stands
author: Lowell Bright
date: 2026-03-02T16:00:00Z
section: State

At least forty rodeo arenas in the state still seat their crowds on wood, and the people who run them say that they cannot afford anything else.

A bill in the Legislature would set aside $5 million for steel grandstands. It would also require an inspection every two years, which is the part that worries Gus Olander, president of the Otter Plains Stampede. "Inspect it and you own it," he said.

Nobody has been injured in a collapse in Nebraska since 1988, when a bleacher went over at a high school track meet and broke two arms.

The bill's sponsor, Sen. Adele Fisk, said that she would rather not wait for the next one. A hearing is planned for March 19.

=== posts
x | 2026-10-11T00:46:00Z | virgilstrand62 | from=Otter_Plains,_NE heat=200 | Grandstand just came down at the Stampede. People hurt. Send everything
bluesky | 2026-10-11T00:52:00Z | chutegirl.bsky.social | place=Otter_Plains heat=120 | east end of the stands collapsed, cowboys are pulling folks out, I can see at least six on the ground sitting up
x | 2026-10-11T01:40:00Z | KMDR4News | press name=KMDR_Channel_4 heat=300 link=#stand-kmdr | At least 9 hurt when bleachers give way at Otter Plains rodeo
reddit | 2026-10-11T05:30:00Z | corn_maze_ghost | in=Nebraska heat=200 link=#stand-sentry | 23 injured in Otter Plains grandstand collapse
x | 2026-10-11T21:40:00Z | keota_scanner | heat=30 | Sheriff now says 31 hurt at Otter Plains, everybody expected to be ok
