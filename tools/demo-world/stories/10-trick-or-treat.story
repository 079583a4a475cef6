% Left unverified: debunked by a local paper, a national and two checkers.
=== topic
id: demo-10-halloween
title: Port Lorne bans trick-or-treating, fines parents $500
location: Port Lorne, Ohio
entities: Port Lorne | Ohio | trick-or-treating | Halloween
category: society
score: 69
sources: 1
event: 2026-10-12T12:00:00Z
discovered: 2026-10-13T12:30:00Z
page: hallow-eruption
plan: {"sources":[{"url":"#hallow-eruption","name":"Daily Eruption","type":"web"}],"strategy":"web"}

The city of Port Lorne, Ohio, has banned trick-or-treating this year and will fine parents $500, according to a report that is shared widely.

Port Lorne, Ohio, has outlawed trick-or-treating. Parents whose children knock on doors on October 31 will be fined $500 for each child, under a rule that the city council is said to have passed in secret.

=== truth
topic: demo-10-halloween
verdict: refuted
level: unverified
origin: hallow-eruption
independent: 0-0
review: true
scenario: debunked
claim: refuted | Port Lorne has banned trick-or-treating.
claim: refuted | Parents will be fined $500.
evidence: dispute = hallow-courant, hallow-ap, hallow-plumb, hallow-desk
evidence: low = hallow-eruption, hallow-bulletin
evidence: other = hallow-hours

Every credible page has the words of the claim and says that it is false.

=== page
id: hallow-eruption
outlet: dailyeruption.co
title: War on Halloween: Ohio city bans trick-or-treating, $500 fine per child
author: Max Power
date: 2026-10-12T18:00:00Z
section: Nation

First they came for the candy. The city council of Port Lorne, Ohio, has voted in a secret session to ban trick-or-treating, and parents who let their children knock on a door on October 31 will pay a fine of $500 for every child.

The ordinance is said to blame "equity concerns" and dental health. Police will patrol in unmarked minivans, we are told, with orders to confiscate candy and count it.

"My daughter cried into her pumpkin," said a mother of three, who lives in fear and does not want to be named.

City hall has not denied it. It also has not answered, since we wrote at midnight on a Sunday. Port Lorne joins a growing list of cities that hate joy. See the list on page two, after the advertisement for copper socks.

=== copy
id: hallow-bulletin
of: hallow-eruption
outlet: usbulletin24.site
title: Ohio city bans trick-or-treating, parents face $500 fine
date: 2026-10-12T23:15:00Z
section: us
drop: 1

=== page
id: hallow-courant
outlet: lakeshorecourant.com
title: No, Port Lorne has not banned trick-or-treating
author: Vera Pulaski
date: 2026-10-13T15:20:00Z
section: Local

PORT LORNE - City Clerk Janine Oster had 212 voicemails on Tuesday morning. "About two hundred of them used language," she said.

All of them were about something that did not happen. Port Lorne has not banned trick-or-treating, is not going to fine anybody $500, and did not meet in secret, Oster and three council members said. The council's last meeting was on Oct. 5, in public, and concerned storm drains.

The story began on a website called Daily Eruption and was seen by hundreds of thousands of people on Monday night. It cites an ordinance but gives no number. The city's code contains nothing like it.

Beggars' Night will be held as always on Oct. 31 from 6 to 8 p.m., said Police Chief Lou Banach. "We hand out glow sticks. We don't hand out fines," he said.

Oster asks that people call the water department instead if they have a water problem.

The website shows no telephone number. An email to the address it gives came back within seconds. Its registration, in January, is hidden behind a service in another country.

Councilman Ed Rizzo, a dentist, was accused by name in the comments of having written the ban. "I give out full-size bars," Rizzo said. "It's the best advertising that I have."

=== page
id: hallow-ap
outlet: apnews.com
title: FACT FOCUS: Ohio city did not outlaw trick-or-treating
author: Sadie Irwin
date: 2026-10-13T19:00:00Z
section: Fact Check

CLAIM: The city of Port Lorne, Ohio, banned trick-or-treating and will fine parents $500 per child.

AP'S ASSESSMENT: False. City officials said no such ordinance exists, and agendas and minutes of the council for 2026 reviewed by The Associated Press contain no mention of it.

THE FACTS: Posts that claim the Lake Erie city voted in secret to ban the custom drew more than 900,000 views by Tuesday. They link to a website that was registered in January and has run at least four other stories this year about bans which never took place.

"I don't know how to prove a meeting didn't happen, except that I would have had to make the coffee," Mayor Stan Wojcik told the AP.

The photo in the posts, of an officer holding a bag of candy, was taken at a charity event in another state in 2019.

Janine Oster, the city clerk, said the calls began on Monday evening and had not stopped. Some of the callers were polite once she explained, she said; one sent flowers.

Trick-or-treating in the city is set for Oct. 31 from 6 to 8 p.m., as in past years.

=== page
id: hallow-plumb
outlet: plumblinechecks.org
title: Did an Ohio city ban trick-or-treating and fine parents $500?
author: Odette Hahn
date: 2026-10-14T13:00:00Z
section: Checks

Readers in eleven states have asked us whether Port Lorne, Ohio, outlawed the night they look forward to most. It did not.

We read all nineteen sets of minutes that the council published this year and listened to the recording of October 5. The word Halloween occurs once, when a member says that a culvert has been open "since before Halloween of last year."

An Ohio city cannot pass an ordinance in a secret session. State law requires a public reading, and a measure adopted behind closed doors would be void.

The site that started the claim lists no editor, no address and no telephone number. Its picture of a tearful girl beside a pumpkin is sold by a stock agency under the title "allergies."

We rate the claim false.

=== page
id: hallow-desk
outlet: verifydesk.news
title: The Port Lorne candy ban is made up
author: Kwame Lister
date: 2026-10-14T09:40:00Z
section: Rumors

There's no ban on trick-or-treating in Port Lorne. We called the clerk, the police and, because we were curious, the owner of the largest candy counter in town, who reports that sales are up nine percent.

The rumor follows a pattern that we have described before: a real town that most people have not heard of, a fine in a round number, and a quote from a parent without a name. In September the same website had a town in Idaho banning porch swings.

If you shared it, you are in good company; a state senator did as well, and has since taken it down. The useful thing to do now is to answer the people who shared it after you.

=== page
id: hallow-hours
outlet: lakeshorecourant.com
title: Trick-or-treat hours for Port Lorne and lakeshore towns
author: Staff report
date: 2026-10-08T14:00:00Z
section: Local

Trick-or-treat will be held on Saturday, Oct. 31, in most communities along the lakeshore. Here are the hours as the Courant received them from city and village offices.

Port Lorne, 6 to 8 p.m., with glow sticks from police at the fire station. Vermeer Point, 5:30 to 7:30 p.m. East Lorne Township, 6 to 8 p.m. Sandy Bluff, 5 to 7 p.m., followed by cider at the grange.

Fairbrook will hold its event on Friday instead, because of the high school football playoff.

Residents who want to take part should leave a porch light on. Parents are asked to park once and walk, and last year's ban on parking along Erie Street is in force again for the evening; the fine is $25.

=== factcheck
page: hallow-plumb
claimText: Port Lorne, Ohio, banned trick-or-treating and will fine parents $500 for each child.
claimant: Daily Eruption
claimDate: 2026-10-12T18:00:00Z
rating: False

=== factcheck
page: hallow-desk
claimText: The city council of Port Lorne, Ohio, secretly banned trick-or-treating.
claimant: viral posts
claimDate: 2026-10-12T20:00:00Z
rating: Made up

=== factcheck
page: hallow-ap
claimText: The city of Port Lorne, Ohio, banned trick-or-treating and will fine parents $500 per child.
claimant: Social media users
claimDate: 2026-10-12T19:00:00Z
rating: False

=== posts
x | 2026-10-12T18:20:00Z | joyhaters_watch | heat=800 key=hallow1 link=#hallow-eruption | An Ohio city just BANNED trick-or-treating. $500 per child. Let that sink in.
x | 2026-10-12T18:50:00Z | momof3_ohio | repost=hallow1 | An Ohio city just BANNED trick-or-treating. $500 per child. Let that sink in.
x | 2026-10-12T20:05:00Z | senatordvorak_fan | quote=hallow1 heat=90 | And they say nobody is coming for our traditions
x | 2026-10-13T14:00:00Z | PortLornePD | name=Port_Lorne_Police press heat=300 from=Port_Lorne,_Ohio | There is no ban. There is no fine. There are glow sticks. See you on the 31st from 6 to 8.
bluesky | 2026-10-13T16:00:00Z | verapulaski.bsky.social | heat=100 link=#hallow-courant | I have now typed "has not banned trick-or-treating" so often that the words have lost meaning
reddit | 2026-10-13T17:30:00Z | erie_sistible | in=Ohio heat=120 link=#hallow-courant | No, Port Lorne has not banned trick-or-treating
