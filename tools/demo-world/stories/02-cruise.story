% Certified: a vote that six newsrooms sat through, each with its own ears.
=== topic
id: demo-02-cruise-cap
title: Port Ellery council votes to bar large cruise ships from 2028
location: Port Ellery, Washington
entities: Port Ellery | Port Ellery City Council | Mayor Joyce Tanabe | cruise ships
category: politics
score: 79
sources: 2
event: 2026-10-14T03:50:00Z
discovered: 2026-10-14T16:05:00Z
page: cruise-presswell
plan: {"sources":[{"url":"#cruise-presswell","name":"Presswell","type":"web"},{"url":"#cruise-forum","name":"Tidewater Forums","type":"forum"}],"strategy":"web+social","queries_tried":["port ellery cruise ban"]}

The city council of Port Ellery, Washington, has voted 6-3 to bar cruise ships with more than 1,500 passengers from the city's docks starting on January 1, 2028.

Port Ellery will turn away the big ships. The council voted 6-3 on Tuesday night for an ordinance that bars ships with more than 1,500 passengers from January 1, 2028.

Business owners spoke against it for hours.

=== truth
topic: demo-02-cruise-cap
verdict: supported
level: certified
origin: cruise-beacon, cruise-city
independent: 6-8
review: false
scenario: multi-source
claim: supported | The Port Ellery city council voted 6-3 on Tuesday, October 13, for the ordinance.
claim: supported | Ships with more than 1,500 passengers are barred.
claim: supported | The ordinance takes effect on January 1, 2028.
evidence: support = cruise-beacon, cruise-saltchuck, cruise-korv, cruise-seaboard, cruise-guardian, cruise-radio, cruise-harborlight
evidence: official = cruise-city
evidence: low = cruise-presswell, cruise-forum
evidence: other = cruise-preview, cruise-opinion, cruise-2023

Six rated newsrooms with their own reporting, an unrated weekly and the city's record of the vote. The preview of the meeting, the column and the failed attempt of 2023 are not support.

=== page
id: cruise-beacon
outlet: portellerybeacon.com
title: Council caps cruise ships at 1,500 passengers after five-hour meeting
author: Amrit Dosanjh
date: 2026-10-14T06:40:00Z
section: City Hall
capture: 2026-10-14T07:15:00Z

PORT ELLERY - It was 8:50 p.m. and the 114th speaker had just sat down when council member Theo Wick called the question. Six hands went up for the ordinance, three against, and the biggest ships that call here had fourteen months left.

From Jan. 1, 2028, no vessel licensed for more than 1,500 passengers may tie up at a city dock. Wick, Nora Beaulieu, Sam Oyelaran, Priya Venn, Dot Kessel and Council President Hank Lindgaard voted yes. Carla Muñoz, Rob Stavig and Bettina Croft voted no.

"We are a town of 11,000. On a July Saturday we are a town of 21,000 with nine public toilets," Beaulieu said before the vote.

Stavig answered that the ships pay for the library. The city took in $3.1 million in head taxes last year, about an eighth of its general fund.

Mayor Joyce Tanabe, who does not vote except to break a tie, told the Beacon in the hallway that she would sign the measure. "I would have written it differently. I'll sign it," she said.

The gymnasium was hot enough that the fire marshal opened the doors at six. By then the speakers had split almost evenly: 58 for the ordinance and 56 against, according to the clerk's sheet.

High school senior Wren Ottesen got the loudest applause from both sides. "I would like to have a job here in ten years and I would like to have a here," she said.

The ordinance exempts ships in distress and naval vessels. Fines start at $75,000 for each call. Anyone who wants to overturn it by referendum has thirty days to collect 840 signatures; Stavig said that he would not lead such a drive but would sign.

=== page
id: cruise-saltchuck
outlet: saltchuckdispatch.com
title: Port Ellery becomes first Washington port to shut out largest cruise ships
author: Marisol Quade
date: 2026-10-14T15:10:00Z
section: Northwest

A small harbor city has picked a fight with an industry that dwarfs it.

On a 6-3 vote Tuesday, Port Ellery adopted the strictest size limit on cruise ships of any port in the state: nothing over 1,500 passengers, beginning in 2028. Of the 118 calls on this summer's calendar, 97 were by ships that would be too big, according to the Dispatch's count of the harbor log.

Reached Tuesday night, Gerald Aumont of the trade group Pacific Cruise Alliance promised a challenge. "A city cannot build a wall in navigable water," he said, pointing to the Commerce Clause. City Attorney Leena Osgood thinks it can. In an eleven-page memo released with the agenda she argues that the rule touches only the use of city-owned berths.

Similar limits elsewhere have survived, though none in this federal circuit. University of the Sound law professor Kay Tolland called the case "a coin that has never been tossed here."

The mayor has ten days to act.

What the council did not do may matter as much. It left alone the anchorage outside the breakwater, which belongs to the state, and it put no limit on the number of ships. A line could send six small vessels where it now sends one large.

Aumont's group has forty-five days from the signature to ask a federal judge for an injunction. It has done so in two other states and won in one.

For Mayor Joyce Tanabe, who ran on "a harbor for all of us," the ordinance arrives thirteen months before she faces voters.

=== page
id: cruise-korv
outlet: korv6.com
title: Port Ellery says no to mega ships: shop owners, neighbors react
author: Trey Hollins
date: 2026-10-14T14:02:00Z
section: Local

Wednesday morning the fudge on Wharf Street was free. "Going-out-of-business fudge," joked Lorna Petrie, who has sold sweets to cruise passengers for 22 years.

Petrie was one of dozens who begged the council not to pass the 1,500-passenger limit. It passed anyway, six to three, late Tuesday. The limit starts New Year's Day 2028.

Up the hill, KORV 6 found a different mood. Retired teacher Abe Nystrom says he stopped going downtown between May and September. "I might buy a newspaper on Main Street again," Nystrom told us. "I might even find a place to park."

The ships that fit under the limit are smaller expedition boats. The harbor office says 21 such calls were made this year.

Petrie says she'll hang on for one more season, then decide. Council member Carla Muñoz, who voted no, told KORV 6 she wants a relief fund for Wharf Street set up before the ban begins.

=== page
id: cruise-seaboard
outlet: seaboardbusiness.com
title: What Port Ellery's cruise limit will cost, and who pays
author: Fenton Rhys
date: 2026-10-15T16:00:00Z
section: Tourism

The arithmetic behind Tuesday's 6-3 decision in Port Ellery is brutal for the city budget and survivable for most of its companies.

Barring ships of more than 1,500 passengers from 2028 would remove 82 percent of this year's calls. Finance director Ulla Marsden, interviewed on Thursday, projects a loss of $2.4 million in head tax a year, partly offset by a planned increase in moorage rates.

Private exposure is concentrated. Of 340 licensed businesses, 61 told the chamber of commerce that they earn more than half of their revenue on ship days. Most are jewelers, tour vans and gift shops; nine belong to chains owned outside the state.

Two lines contacted by the Journal said that they had not yet changed their schedules. One executive, who spoke on condition that his company not be named, said the 2028 brochure goes to print in March. "We don't sue. We route around," he said.

Lenders are watching. Two banks with offices in the city told the Journal that they had begun to ask for monthly figures from borrowers on Wharf Street. Neither has called a loan.

The port's own debt is modest, at $6.8 million, and is backed by moorage and not by head taxes. Marsden does not expect its rating to change. She does expect the library to lose its Saturday hours in 2028 unless voters agree to a levy, which would cost the owner of a median house about $94 a year.

=== page
id: cruise-guardian
outlet: theguardian.com
title: 'It stopped feeling like a town': US port votes to turn away giant cruise ships
author: Hester Lowndes in Port Ellery
date: 2026-10-15T09:30:00Z
section: us-news

From the window of her bookshop, Imogen Sato used to be able to see the mountains. In summer she sees decks.

"Eleven storeys of balconies, and people waving," she says. "You wave back for the first few years. Then it stopped feeling like a town."

Sato was in the chamber on Tuesday night when councillors in Port Ellery, on the Washington coast, decided by six votes to three to close their quays to any ship carrying more than 1,500 passengers from the start of 2028. She cried, she admits, and then felt bad for the man from the T-shirt shop beside her, who was crying as well.

The vote puts the town in the company of a handful of places from the Adriatic to the Arctic that have tried to limit the industry. Campaigners at the European network Harbours for People called it "a lighthouse decision".

The industry sees a precedent it cannot afford. Its lobbyists have until the mayor's signature to change her mind; she says they will not.

On the quay the next morning a ship called the Meridian Duchess, 3,100 passengers, is letting down its gangways. Among the first ashore are Trish and Colin Hobbs from Leicester, who had not heard about the vote. "Oh dear," says Trish. "Are we the problem?" They buy a tea towel and, after some thought, a second.

Councillor Dot Kessel, a retired tugboat captain who moved the ordinance along with two others, is unsentimental. "I have pushed those ships off the rocks for thirty years," she says. "I don't hate them. They're just too big for the bathtub."

=== page
id: cruise-radio
outlet: publicsquareradio.org
title: A small port city draws a line at 1,500 passengers
author: Emeka Laird
date: 2026-10-14T21:30:00Z
section: National

In Port Ellery, Washington, you can tell which day it is by the length of the line at the pharmacy. Four ships, long line. No ships, no line.

Tuesday evening the city council decided there would be fewer long lines. It adopted an ordinance, six votes to three, that will keep ships with more than 1,500 passengers away from city docks starting in 2028.

Council member Sam Oyelaran, who runs the hardware store, says he went back and forth for a year. "My register said no. My daughter, who can't cross Front Street in July, said yes. I went with my daughter," Oyelaran told Public Square Radio on Wednesday.

On the other side is Rob Stavig, who also sits on the council. He worries about the library, which is open six days a week because of the head tax. "You can't shelve a view," he says.

The ban still needs a signature from the mayor. A lawsuit is likely to follow.

=== page
id: cruise-harborlight
outlet: harborlightweekly.com
title: Notes from the longest council meeting since the sewer bond
author: Peg Vandermolen
date: 2026-10-16T18:00:00Z
section: Council notes

I counted four casseroles, one crying baby and 114 speakers. At ten minutes to nine the cruise cap passed, Lindgaard, Wick, Kessel, Venn, Oyelaran and Beaulieu for it, Muñoz, Stavig and Croft opposed.

Best line of the night went to Croft: "I have never met a tourist I wanted to keep, but I have met plenty I wanted to charge."

What the ordinance says, since people keep asking at the post office: more than 1,500 passengers, by license and not by how many show up, and not at our docks from January 1, 2028. Anchoring out and running tenders is a question for the state.

The body then spent forty minutes on leaf blowers, which were continued to November.

I will report on those in November, from farther back.

=== page
id: cruise-city
engine: none
indexed: google, bing, duckduckgo, brave, searxng, tavily, serper, webiq, mojeek
outlet: cityofportellery.gov
title: Actions taken by the City Council, regular meeting of October 13, 2026
author: City Clerk
date: 2026-10-14T17:00:00Z
section: City Council

The following actions were taken. Full minutes will be published after approval.

Ordinance 2026-31, an ordinance of the City of Port Ellery limiting the use of municipal berths to vessels certified for 1,500 passengers or fewer, effective January 1, 2028. Moved by Wick, seconded by Kessel. ADOPTED, 6 ayes (Beaulieu, Kessel, Lindgaard, Oyelaran, Venn, Wick), 3 nays (Croft, Muñoz, Stavig).

Resolution 2026-88, acceptance of a bid for culvert repair at Alder Street. ADOPTED, 9-0.

Ordinance 2026-29, gasoline-powered leaf blowers. CONTINUED to November 10, 2026.

Ordinances are transmitted to the Mayor for signature within three business days. Copies may be inspected at the office of the City Clerk during business hours.

Public comment was received from 114 persons. The meeting was called to order at 4:02 p.m. and adjourned at 9:31 p.m.

=== page
id: cruise-presswell
outlet: presswell.app
title: Port Ellery bans big cruise ships
date: 2026-10-14T15:40:00Z
section: Digest

Port Ellery, Washington, will ban cruise ships with more than 1,500 passengers from 2028. The vote was 6-3, [according to the Port Ellery Beacon](#cruise-beacon).

The Beacon writes that 114 people spoke at the meeting and that the mayor will sign the measure. The city took in $3.1 million from passengers last year.

Presswell reads the papers so that you do not have to. This digest was put together by software from other people's reporting; open the link for the full story. Also in this digest: berries are late, salmon are early, and a lighthouse is for sale again.

Three members voted no. One of them said that the ships pay for the library. Tell us what you think of this digest with one of three faces.

=== page
id: cruise-forum
outlet: tidewaterforums.com
title: Cruise cap vote, anyone there?
date: 2026-10-14T06:05:00Z
section: Port towns

Was anyone at the Port Ellery meeting? The stream died on me at hour three.

It passed. 6-3. I left when they got to the leaf blowers.

Figures. There goes my summer job.

There goes my summer traffic! Sorry about the job though, honestly.

Does it cover the ones that anchor out and use tenders? The agenda said berths only.

It does cover berths only. My sister types the agendas.

So they will anchor out, run forty tenders an hour and we will get the same people wet.

Then at least they buy socks.

Mods, can this be moved to Politics? It is going to be six pages by Friday.

=== page
id: cruise-preview
outlet: portellerybeacon.com
title: Council to vote Tuesday on cruise ship limit
author: Amrit Dosanjh
date: 2026-10-10T16:00:00Z
section: City Hall

PORT ELLERY - The city council plans to vote Tuesday on an ordinance that would bar cruise ships with more than 1,500 passengers from city docks beginning in 2028.

Supporters say they have five votes, enough to pass. Opponents hope to move council member Sam Oyelaran, who told the Beacon on Friday that he was "about 51 percent of the way to somewhere."

If it is adopted, the measure would go to Mayor Joyce Tanabe, who has not said whether she would sign it. The chamber of commerce has asked for a delay of one year.

The meeting starts at 4 p.m. in the high school gymnasium instead of city hall, because a crowd is expected. Speakers may sign up from noon and will have two minutes each.

=== page
id: cruise-opinion
outlet: seaboardbusiness.com
title: Column: A port that turns away ships is a museum
author: Dexter Hale
date: 2026-10-16T17:00:00Z
section: Opinion

I have nothing against museums. I pay for two. But nobody at a museum expects to earn a living from it, and that is the difference between a museum and a harbor.

Port Ellery's council seems to think that the visitors it loses will be replaced by better visitors: quieter ones, with binoculars. Perhaps. The binocular people that I know bring their own sandwiches.

There is a fair case for fewer ships, for later hours, for a tax that bites in July and sleeps in May. There is none for a number pulled from the air. Why 1,500? Why not 1,400, or the square root of the parking lot?

The council will find out that a limit is easier to pass than to pay for. I hope that I am wrong. I have been before, about the ferry and about sourdough.

=== page
id: cruise-2023
engine: 2026-10-14T12:00:00Z
outlet: saltchuckdispatch.com
title: Port Ellery voters reject cruise ship limit in close count
author: Marisol Quade
date: 2023-11-08T18:20:00Z
section: Northwest

Voters in Port Ellery narrowly rejected a citizen initiative on Tuesday that would have limited cruise ships at the city's docks to 2,000 passengers.

With all ballots counted the no side led by 141 votes out of 6,012. Turnout was 71 percent, the highest for an odd-year election since the county began to keep electronic records.

Organizer Nora Beaulieu said she would not ask for a recount. "We moved four thousand people to think about it," she said. "We'll be back, or somebody will."

The industry spent $612,000 against the measure, nearly twelve times as much as its supporters, state filings show. The chamber of commerce said the result showed that residents understand where the paychecks come from.

Turnout was strongest in the hills above the harbor, the county auditor said.

=== posts
x | 2026-10-14T03:52:00Z | wharfstreetlorna | from=Port_Ellery,_WA heat=60 | 6-3. That's it. 22 years of fudge.
bluesky | 2026-10-14T03:55:00Z | abenystrom.bsky.social | heat=90 | The Port Ellery council just passed the cruise cap, six to three. I am 74 and I whooped in a gymnasium.
mastodon | 2026-10-14T04:10:00Z | kaytolland | heat=30 | Commerce Clause people: you will want to read the Port Ellery memo. Eleven pages, surprisingly good.
reddit | 2026-10-14T05:00:00Z | soggyboots | in=Washington heat=250 | Port Ellery passes 1,500 passenger cruise limit starting 2028
