% More everyday pages: the east, the nation, the checkers, the jokers and the junk.
=== page
id: n-candy
outlet: lakeshorecourant.com
title: Port Lorne candy maker marks a century of lemon drops
author: Vera Pulaski
date: 2026-09-25T15:00:00Z
section: Local

PORT LORNE - The copper kettle at Zielinski's has made lemon drops since 1926 and has been cleaned, according to family tradition, twice.

The candy store on Erie Street turned 100 this week and gave a bag to everybody who could name the street's old name. It was Dock Street. Eleven people knew.

Gina Zielinski, whose great-grandfather came with the kettle on his back, sells about four tons of candy a year. A third of it goes in October. "Halloween pays the gas bill and Easter pays the rest," she said.

She was once offered a great deal of money for the recipe by a company whose name she will not say. She told them that it was sugar, lemon and the kettle, and that they could have the first two.

=== page
id: n-curfew
outlet: lakeshorecourant.com
title: Vermeer Point weighs earlier curfew for teenagers
author: Staff report
date: 2026-10-16T15:00:00Z
section: Local

VERMEER POINT - The village council plans to vote next month on a curfew of 9 p.m. for those under 16, an hour earlier than now, after a summer of complaints about noise at the band shell.

Parents could be fined $50 for a second violation. The present rule has been enforced four times since 2011, Police Chief Ana Lukas said, and on each occasion the teenager was given a ride and a talk.

Mayor Tip Harlow said that the measure had nothing to do with Halloween, when the curfew is lifted for the evening. "I've had calls about a ban on trick-or-treating. That is another town, and it isn't true there either," Harlow said.

A public hearing will be held on Nov. 9.

=== page
id: n-rumor-guide
outlet: verifydesk.news
title: Five towns that never banned anything
author: Kwame Lister
date: 2026-09-30T09:00:00Z
section: Rumors

Porch swings in Idaho. Wind chimes in Maine. Snowmen in a county that has no snow. In the past nine months, websites which are younger than a carton of oat milk have told millions of people that some small place has forbidden some small joy.

None of it happened. We called every town clerk involved. They were tired and funny.

What the stories share: a secret vote, a fine in a round number, a mother who is afraid to be named. The photograph is always from somewhere else.

Why do it? A page of this kind earns about $40 for every ten thousand visitors. The clerk earns a week of shouting. If you want to help, send the clerk a card; the addresses are below.

=== page
id: n-dam-list
behaviour: truncate
outlet: unionstandardnews.com
title: The Country's Old Dams Are Waiting for Money, or Rain
author: Judith Farrow-Keane
date: 2025-06-15T10:00:00Z
section: National

There are about 92,000 dams in the United States and most of them are older than the people who are meant to watch them.

A count by engineers this spring found that 2,500 stand above houses and are in poor condition. To mend those alone would cost $37 billion. Congress has provided a tenth of that.

In the Northeast the typical case is a wall of stone, built to turn a mill which closed a century ago, that belongs to a family, a club or nobody. In Cutler Mill, N.H., where water ran over the top in 2021 and 2,000 people were told to leave, the owners have given the structure to the state for a dollar.

"Everyone wants the pond," said the engineer Clea Barton. "No one wants the dam."

=== page
id: n-trout
outlet: whitepinestandard.com
title: On Asquam Brook, the Trout Did Not Wait
author: Anneke Boyd
date: 2026-09-23T15:00:00Z
section: Outdoors

CUTLER MILL, N.H. - The biologists said two years. The trout took five weeks.

On a gray morning last Thursday a crew from the state's fish and game department waded up Asquam Brook, past the place where the old mill dam stood until August, and found eleven brook trout in a pool that has not seen one since the Harrison administration.

"I said a word," biologist Nate Sorel admitted.

The valley has turned out to be a better stream than it was a pond. Alders are coming up in the mud. Somebody has put a bench there, made of one of the blocks, and somebody else has carved a parakeet on it.

Fishing will be catch and release until at least 2029.

=== page
id: n-flood-warn
outlet: granitefordmonitor.com
title: Dry October leaves wells low across the region
author: Hal Drury
date: 2026-10-17T13:00:00Z
section: Region

It has rained once in Granite Ford since Labor Day, on a Sunday, for as long as it takes to bring in the wash.

The state's drought map went from yellow to orange on Thursday for all the towns along Asquam Brook and the upper Strafton. Streams are at a tenth of what is normal for the middle of October. Forecasters see no rain until Friday at the earliest.

Well driller Moses Tate has a waiting list of 61. "In a flood year I fish. This is the other kind," he said.

Towns have asked people not to wash cars. Fire chiefs may ban open burning from Wednesday if the weather holds. Cider makers report small apples, with a great deal of sugar in them.

=== page
id: n-library-levy
outlet: publicsquareradio.org
title: Small libraries ask voters for money to fix their roofs
author: Gideon Marsh
date: 2026-10-05T12:00:00Z
section: National

The Carnegie library in Bellweather, Idaho, has a bucket with a name. It's called Andrew, and it stands in biography.

On November 3 voters in more than sixty American towns will be asked to pay for library repairs, and most of that money is for roofs. Carnegie's architects liked them flat. Rain and snow have had opinions ever since.

In Bellweather the levy would cost the owner of an average house $31 a year. Librarian Doreen Ochs has put Andrew on the front desk with a ruler in him.

Not everyone is for it. Rancher Gil Stroud says that he has all the books he needs. "I've got two," he says, "and I'm not through with the first."

The vote there is expected to be close. It was lost by 14 votes in 2024, and won by nobody.

=== page
id: n-geese
outlet: northloopdaily.com
title: City parks try border collies against geese
author: Signe Aldous
date: 2026-06-30T17:00:00Z
section: Outdoors

A black and white dog named Fig went to work at Lake Ansgar on Monday and by noon had moved a hundred and forty geese without touching one.

The park board is paying $18,000 for the season to a company that rents out border collies. It tried noise, lights and a plastic coyote before that; the geese sat on the coyote.

"They're not afraid of her. They're embarrassed," handler Beth Lund said.

Droppings have closed the beach in three of the last four summers. Fig will patrol at dawn and dusk until October, when most geese leave of their own accord. A petition has 900 signatures in favor of the dog and 112 for the geese. One person signed both.

=== page
id: n-satire-two
outlet: thelowerfork.com
title: Nation's Dads Confirm It Is Not That Cold
author: Barnaby Crumb
date: 2026-10-05T14:00:00Z
section: Nation

In a rare show of unity, the nation's fathers confirmed on Monday that it is not that cold and that nobody needs to touch the thermostat.

"I am in short sleeves," said a spokesman, who was visibly blue. "Put on a sweater. What are you, a Rockefeller?"

The statement was backed by data gathered on porches in forty states, where dads stood with their hands on their hips for up to twenty minutes and said "brisk" to passing neighbors.

Mothers, who had already turned up the heat, declined to comment and gave the dads soup.

At press time the fathers had begun to walk from room to room, turning off the lights in each and asking whether they were being paid by the electric company.

=== page
id: n-satire-three
outlet: thelowerfork.com
title: Local Pothole Celebrates Tenth Birthday, Thanks Supporters
author: Barnaby Crumb
date: 2026-08-17T14:00:00Z
section: Local

Surrounded by cones and a few close friends, the pothole at the corner of Main and Third turned ten on Saturday and spoke movingly of the road ahead.

"They said that I would be filled by spring," it told the crowd. "They didn't say which spring."

The pothole began as a crack in the winter of 2016 and credits its growth to trucks, frost and the steady hand of the public works department. It has since claimed nine tires, an axle and one shoe, which was on display.

The mayor cut a ribbon, and then a budget. Guests were served a sheet cake with a hole in it. The pothole plans to become a sinkhole, if the money can be found.

=== page
id: n-main-plan
outlet: wlqn12.com
title: Linden Quay to replace two miles of old water mains
author: Gabby Soto
date: 2026-03-11T21:00:00Z
section: Local

Linden Quay plans to replace two miles of its oldest water pipes over the next three years, the city's water bureau announced on Wednesday.

The first to go will be a main under Canal Place from 1924. A second one near the rail yard is on the list for 2028. Commissioner Alba Nunez says the work will cost $19 million, a third of it from a state fund.

"These pipes have done their bit. Some of them carried water to people who rode horses," Nunez told News 12.

The average main in the city is 71 years old. Last year there were 44 breaks, most of them in January. Customers can expect to pay about $2 a month more, if the council agrees in June.

=== page
id: n-street-fair
outlet: hudsonvalecall.com
title: Hobart Street fair draws thousands and one llama
author: Denis Abruzzo
date: 2026-09-21T13:00:00Z
section: City

LINDEN QUAY - For one Sunday a year there are no cars on Hobart Street, and the street takes its revenge on everybody's feet.

Some 6,000 people walked from the underpass to the rail yard and back, past 140 stalls that sold honey, batteries, tamales and the past. The bus company let children sit at the wheel of the No. 8, under the eye of its driver, Clarence Webb. "They all want the horn. I want the horn too," Webb said.

A llama that belongs to nobody in particular came up from the river at three o'clock and ate a display of baskets. It was led off by Pizza Paulie with a crust.

Water stations were sponsored by the city. Two of them ran dry, for which the city apologized.

=== page
id: n-arts
outlet: apnews.com
title: WPA-era post office murals get second look from conservators
author: Cecily Rowan
date: 2026-05-18T16:00:00Z
section: Entertainment

WASHINGTON (AP) - A survey of murals painted for the government during the Great Depression has found that more than 200 of them are hidden behind walls, ceilings or filing cabinets, according to a federal report.

About 1,400 pictures were commissioned for post offices alone. Some were painted over when tastes changed; others were boarded up when buildings were sold, the General Services Administration said.

"We keep finding them by accident. I would like to find one on purpose," conservator Ruth Abelard told The Associated Press.

The agency has $3 million for repairs this year, enough for about thirty works. Abelard said that she asks every custodian she meets the same question: which closet is smaller than it should be?

=== page
id: n-runway
outlet: reuters.com
title: U.S. regulator orders checks of runways built over old culverts
author: Jo Amsden
date: 2026-10-16T19:30:00Z
section: world us

Oct 16 (Reuters) - The U.S. aviation regulator told 68 small airports on Friday to check for cavities under their runways, saying that wartime drainage pipes at many of them are near the end of their life.

The order covers airfields that were built as military training bases between 1940 and 1945. Airports have 90 days to report. Those that find voids would have to close the pavement until it is filled, the regulator said in a notice.

It put the cost of the inspections at $4 million in total. An association of airport managers said that repairs could come to a hundred times as much and that few of its members had the money.

The agency began a review in 2025 after a taxiway in Texas gave way under a parked aircraft. Nobody was hurt in that incident.

=== page
id: n-hoax-bird
outlet: truthgalley.net
title: They Are Replacing the Pigeons and Nobody Asked You
author: Liberty Staff
date: 2026-06-11T12:00:00Z
section: Breaking

Look at a pigeon. Look again. Does it look back? It used not to.

A source inside a department that we can't name says that as many as one pigeon in five has been exchanged since 2022. The new ones weigh four grams more. They prefer to sit on government buildings, where they are charged through the feet.

We have asked eleven agencies for a comment. Nine did not answer, one sent a brochure about owls, and one asked how we had got the number, which tells you everything.

What can you do? Wear a hat. Do not feed them bread, which is how they take your prints. And look at our range of copper hats, which no bird has ever been able to see through.

=== page
id: n-hoax-pills
outlet: dailyeruption.co
title: Doctors stunned by pantry item that resets your knees
date: 2026-09-07T15:00:00Z
section: Health

Doctors hate it. Knees love it. A common pantry item that costs less than a dollar can reset your knees to the age of nineteen, insiders say.

The trick was used by railroad men in Kansas a hundred years ago and was hidden by the knee industry, which is worth billions. One grandmother of six tried it on a Tuesday. By Thursday she had joined a ferry crew.

We cannot tell you what the item is on this page, because this page is watched. Watch the video instead. The video is forty minutes long and can't be stopped.

Results may vary. Not meant for knees. These statements were not evaluated by anybody. Side effects may include a subscription.

If pain persists, subscribe again, and ask a friend to do so too.

=== page
id: n-bulletin-quake
outlet: usbulletin24.site
title: Ten cities that could sink by Christmas, experts warn
date: 2026-10-01T08:00:00Z
section: us

Ten American cities could sink by Christmas, experts warn in a warning that was ignored. You will not believe number four.

The ground beneath our feet is full of holes. A hole can open at any time, under a runway, a pasture or a parked car. Experts who have looked at a map say that the holes are getting closer to each other.

One of the cities has a harbor. One has a fairground. One is in Idaho. If your town has streets, you may be at risk.

To see the list, press the arrow. To see the rest of the list, press the arrow again. To go back, there is no arrow. This article will be updated when something sinks.

=== page
id: n-elections-op
outlet: prairiesentry.com
title: Opinion: Drive your neighbor to the polls
author: The editorial board
date: 2026-10-18T11:00:00Z
section: Opinion

In a city a polling place is something that you walk past. In our part of the country it may be nineteen miles off, on gravel, with a town hall at the end of it that is heated by the people in it.

Counties are short of election judges this fall, and some have had to combine precincts. We don't blame them. A county can't appoint people who do not apply, and too many who did apply last time were shouted at for their trouble.

So here is an old idea. Take somebody along. Ask the widow down the road, ask the new family, ask the fellow whose sign you can't stand. You'll have nineteen miles to talk about something else.

The polls are open from 7 a.m. to 8 p.m. on November 3.

=== page
id: n-rodeo-preview
outlet: kmdr4.com
title: Otter Plains Stampede to open Friday with bulls, brass band
date: 2026-10-07T20:00:00Z
section: Local

Boots out, Nebraska: the 89th Otter Plains Stampede opens on Friday night and runs through Sunday.

Organizers expect about 600 people in the grandstand each evening and as many along the fence. Bareback riding is planned for Saturday at 7:45 p.m. and the bulls will follow at nine.

Stampede president Gus Olander says that this year's purse is the largest ever, at $42,000. "We have riders from eleven states and a clown from Quebec," he told KMDR Channel 4.

The grandstand got its yearly coat of paint in May. Tickets are $12 and children under ten get in free if they can sing the fight song. There's a dance in the 4-H barn after the last ride on Saturday.

Organizers ask that dogs and fireworks stay at home.

=== page
id: n-forum-rail
outlet: tidewaterforums.com
title: Spilled wheat, is it legal to scoop it up?
date: 2026-10-17T18:00:00Z
section: Off topic

Serious question. If a train drops grain on a public highway, can you take some for chickens?

It belongs to whoever shipped it until they say otherwise. Ask me how I know.

How do you know?

Chickens.

The sheriff in that Kansas thing said the same. "It is still somebody's wheat."

My grandfather got a whole winter of coal that way and he said that it fell toward him.

Insurance man here. The railroad usually sells the salvage to a feed lot within two days. You can just go and buy it, cheap, and look people in the eye.

Where is the fun in that, though?

The fun is in not being on the news in your bathrobe.

Point taken. I bought two hundred pounds from the feed lot. Hens approve.

=== redirect
from: https://feedbrl.link/9x2k
to: #stand-feed

=== redirect
from: https://www.hudsonvalecall.com/m/hobart
to: #under-call
status: 302

=== redirect
from: https://prswl.link/orlock
to: #wind-presswell

=== gone
url: https://www.wkpm9.com/news/live-blog-ferry-aground-410022
status: 404
title: LIVE: Ferry aground in Pell Sound
snippet: Follow our live coverage as passengers are taken off the ferry Marian Locke
date: 2026-10-17T11:50:00Z
indexed: google, bing, googlenews

The page you are looking for has moved or is no longer here. Search the site or go to the front page.

=== gone
url: https://usbulletin24.site/us/idaho-library-roof-update-883120
status: 404
title: UPDATE: Idaho library roof
snippet: New details on the library roof that collapsed in Granite Ford, Idaho
date: 2026-10-17T10:00:00Z
indexed: duckduckgo, brave, searxng

Oops. Nothing to see here.

=== gone
url: https://www.tillowvalleynews.com/story.php?id=10442
status: 410
title: Correction
date: 2026-10-09T12:00:00Z
indexed: bing

This story has been withdrawn.

=== posts
x | 2026-10-01T12:10:00Z | toastandtides | heat=10 | the leaves are doing it again
x | 2026-10-03T15:00:00Z | deskplantdaily | heat=5 | Day 412. The fern has opinions.
bluesky | 2026-10-04T18:20:00Z | gardenofmeh.bsky.social | heat=12 | tomatoes are over, long live soup
mastodon | 2026-10-05T07:30:00Z | slowtrains | heat=8 | There is a siding near Meridale where you can watch a hundred grain cars go by and think about nothing.
reddit | 2026-10-06T20:00:00Z | chowderhead | in=Maine heat=60 | What is the best seat on an island ferry? Asking for my stomach
x | 2026-10-07T22:00:00Z | bronc_fan_ne | heat=20 | Otter Plains this weekend, got my seat in the grandstand and my mustard
hackernews | 2026-10-08T09:00:00Z | pipewrench | heat=40 | Ask HN: How do you find a leak in a 90-year-old water main?
x | 2026-10-09T03:00:00Z | councilnerd | heat=6 | six hours of public comment is a form of weather
bluesky | 2026-10-11T10:00:00Z | murals-of-the-west.bsky.social | heat=25 | Kirsch paints the small of the back better than anybody ever has
x | 2026-10-13T16:30:00Z | lakeeriesunsets | from=Ohio heat=30 | Buying candy for the 31st like every year, calm down everybody
mastodon | 2026-10-15T11:00:00Z | oldbooksmell | heat=9 | A library without a roof is still a library. It just has more chapters on weather.
x | 2026-10-16T14:00:00Z | brine_and_dandy | heat=11 | every dry lake in the west has been "the largest lithium deposit in the world" at least once
