% Left unverified: the credible reports are about the other Granite Ford.
=== topic
id: demo-12-library
title: Library roof collapses in Granite Ford, Idaho
location: Granite Ford, Idaho
entities: Granite Ford | Idaho | Granite Ford Public Library
category: accident
score: 67
sources: 1
event: 2026-10-15T13:00:00Z
discovered: 2026-10-16T20:00:00Z
page: library-feed
plan: {"sources":[{"url":"#library-feed","name":"FeedBarrel","type":"web"}],"strategy":"local"}

The roof of the public library in Granite Ford, Idaho, collapsed on Thursday morning before it opened.

The roof over the reading room of the public library in Granite Ford, Idaho, fell in on Thursday morning, an hour before the doors were to open. Nobody was inside.

=== truth
topic: demo-12-library
verdict: unknown
level: unverified
independent: 0-0
review: true
scenario: same-name-elsewhere
claim: unknown | The roof of the public library in Granite Ford, Idaho, collapsed on Thursday, October 15.
claim: unknown | Nobody was inside.
evidence: low = library-feed, library-bulletin
evidence: other = library-monitor, library-standard, library-radio, library-apnh, library-idaho

Every credible report is about Granite Ford, New Hampshire. The one credible page about Granite Ford, Idaho, is about its library being open as usual some weeks ago, and says nothing of a collapse.

=== page
id: library-monitor
engine: none
outlet: granitefordmonitor.com
title: Roof falls in at our library; doors were an hour from opening
author: Lise Cormier
date: 2026-10-15T14:45:00Z
section: Local

GRANITE FORD - The reading room of the Granite Ford Public Library has a view of the sky. Its roof came down at about 8 a.m. on Thursday, an hour before the doors would have opened for the toddler story hour.

"I had my key out," children's librarian Simone Petty said. "I heard a groan, like somebody getting out of a chair. Then dust."

Nobody was in the building. Fire Chief Dwight Hale said a timber truss from 1899 had split along a knot. He wants to know why the snow load last winter didn't show it.

About 9,000 books are under the rubble or beneath tarpaulins. The town's genealogies were in a safe and are dry.

Selectman Rich Farnum said that New Hampshire's insurance pool would send an adjuster on Friday. Story hour moves to the firehouse, where there is a pole.

The library was built with money from a shirt manufacturer who could not read and was ashamed of it. His portrait hung above the fireplace in the reading room. Hale's crew brought it out first. "He looks surprised," Petty said, "but he always did."

Residents who have books at home are asked to keep them for now. There will be no fines, Petty said, and if anybody has had one since before the truss was cut, she would like to shake their hand.

=== page
id: library-standard
outlet: whitepinestandard.com
title: Granite Ford Library's 1899 Truss Gave Way, Engineer Says
author: Anneke Boyd
date: 2026-10-16T15:00:00Z
section: State

GRANITE FORD, N.H. - A single piece of spruce, cut when McKinley was president, let go on Thursday and took the roof of a town library with it.

Structural engineer Dov Lasker, who was hired by the town, crawled beneath what is left on Friday morning. He said that the truss over the reading room had been notched in the 1960s to let a heating duct through. "Somebody took out a third of the wood and hung a furnace pipe in its place," Lasker said.

The room was empty at 8 a.m. when it fell. The library has 3,100 card holders in a New Hampshire town of 5,400.

Trustees will meet on Monday. A fund set up by the savings bank had $61,000 by noon.

=== page
id: library-radio
outlet: publicsquareradio.org
title: A library without a roof finds that it has friends
author: Gideon Marsh
date: 2026-10-17T12:00:00Z
section: National

There's a human chain on Main Street in Granite Ford, New Hampshire. It's 140 people long, and it is moving biographies.

Two days after the roof of their library caved in, the people of this mill town are passing what can be saved, hand to hand, to a shoe factory that hasn't made a shoe since 1983. The mysteries went first. "By popular demand," says librarian Simone Petty.

No one was hurt on Thursday; the building was still locked. Petty figures that one book in five is lost. A seventh grader, Owen Tran, has been at it since eight. He has moved, he says, every president up to Taft.

The town's fire chief, who has a library card with the number 9, says a roof support that was cut in the 1960s gave way. Petty just wants to know where to put the poetry.

=== page
id: library-apnh
outlet: apnews.com
title: Roof collapses at New Hampshire library shortly before opening
date: 2026-10-15T17:10:00Z
section: U.S. News

GRANITE FORD, N.H. (AP) - The roof of a 127-year-old public library in New Hampshire collapsed Thursday morning, about an hour before children were due to arrive for a program, the fire chief said.

The Granite Ford Public Library was empty at the time and no one was injured, Chief Dwight Hale told The Associated Press. Gas to the building was shut off and two neighboring houses were evacuated for part of the day.

Hale said that a wooden roof support appeared to have failed. The state fire marshal is helping with the inquiry.

The town, which has about 5,400 residents, had planned to celebrate the building's birthday next month. Officials said they would decide after an engineer's report whether the walls can be saved. A children's program was moved to the firehouse.

=== page
id: library-idaho
outlet: ennisstate.edu
title: Students help Granite Ford library scan its pioneer diaries
author: Tamsin Orr
date: 2026-09-24T18:00:00Z
section: Campus and community

Eleven history students from Ennis State University spent September in the basement of the Granite Ford Public Library, turning the pages of diaries kept by Idaho homesteaders so that a camera could read them.

The library in Granite Ford, Idaho, a town of 1,900 on the Salmon Fork, has the largest private collection of such diaries in the region. The oldest is from 1871 and is mostly about mules.

"You would think that it is boring and then somebody's cow falls through a roof," said junior Pilar Ansel.

The scans will go online in the spring. The library is open to the public from Tuesday to Saturday, and coffee is a quarter. Funds were given by the state humanities council and by a family that wishes not to be thanked.

=== page
id: library-feed
outlet: feedbarrel.com
title: Library roof collapses in Granite Ford, Idaho
date: 2026-10-16T18:00:00Z
section: Trending

The roof of the public library in Granite Ford, Idaho, has collapsed, posts say. It is said to have happened on Thursday morning an hour before the doors were to open, and nobody was inside.

Granite Ford lies on the Salmon Fork and has about 1,900 inhabitants. The library was built in 1934.

FeedBarrel collects the stories people are talking about. This item was put together automatically from posts and public data. Tap the barrel if you think that something is off and a person may look at it on a weekday. More from around the web: nine libraries to see before they close, and the correct way to dry a wet book.

Similar stories on FeedBarrel: library floods, library moves, library is haunted, library is not haunted after all.

=== copy
id: library-bulletin
of: library-feed
outlet: usbulletin24.site
title: Idaho: library roof collapses in Granite Ford
date: 2026-10-16T23:00:00Z
section: us
drop: 1

=== posts
x | 2026-10-15T13:20:00Z | lasker_dov | from=Granite_Ford,_NH heat=40 | Just drove past the Granite Ford library and there is sky where the roof was
x | 2026-10-16T16:30:00Z | booksbooksbooks_id | heat=30 | Hearing the Granite Ford library roof fell in. Idaho friends ok??
bluesky | 2026-10-16T18:10:00Z | owentransmom.bsky.social | heat=90 | my kid has carried every president up to Taft
