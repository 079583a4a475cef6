/* Made from docs/openapi.json by generate.mjs. */
export interface paths {
    "/api/investigations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List investigations, newest first */
        get: operations["listInvestigations"];
        put?: never;
        /** Start an investigation of a topic */
        post: operations["triggerInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List topics that need an investigation */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/candidates/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List candidate categories and the typical duration and cost per mode */
        get: operations["candidateFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the state and result of an investigation */
        get: operations["getInvestigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ledger of an investigation: every call with its cost */
        get: operations["listCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/calls/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get total calls and cost of an investigation */
        get: operations["getCallTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an investigation. Its topic stays unchanged. */
        post: operations["cancelInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the plan of an investigation: questions, queries, engines and expected cost */
        get: operations["getPlan"];
        /** Edit a plan: remove items, edit questions, or edit the brief, which creates a new plan */
        put: operations["changePlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve the plan and start the investigation */
        post: operations["approvePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause an investigation. Running stages finish; no new stage or paid call starts. */
        post: operations["pauseInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume a paused investigation */
        post: operations["resumeInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/wrap-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start no further round and decide on the evidence so far. Resumes a paused investigation. */
        post: operations["wrapUpInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pictures in the sources with their file metadata. Context only, not evidence. */
        get: operations["listPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/research": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deep research jobs of an investigation. They yield leads, never evidence. */
        get: operations["listResearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/captures/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the captured text of a source, with the passages used as evidence */
        get: operations["getCapture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/case": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the case as plain text: decision, evidence and rules
         * @description For human readers. The wording can change in any version; programs use `result` of the investigation.
         */
        get: operations["getCaseFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence.wacz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the evidence of a case with its chain and seals as a WACZ 1.1.1 archive
         * @description Every download is recorded in the audit log. `corroborate evidence verify` checks the file offline.
         */
        get: operations["getEvidenceArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check every quote of a case and its report against the stored evidence
         * @description Same as `corroborate evidence verify-claims`. Every request is recorded in the audit log.
         */
        get: operations["verifyQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/failed-captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pages of a case whose original cannot be shown, with the reason
         * @description Same as `corroborate evidence find-failed-captures`. Every request is recorded in the audit log.
         */
        get: operations["findFailedCaptures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Re-evaluate a decided case on stored evidence with the current rules
         * @description Calls no service except the model, if selected. Without `confirm`, nothing is stored. With it, the decision and the difference are stored; the topic level changes only by a review decision.
         */
        post: operations["replayInvestigation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/legal-hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the legal holds of a case */
        get: operations["getLegalHold"];
        put?: never;
        /** Place a case on legal hold, which blocks retention and erasure. Idempotent. */
        post: operations["holdEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/legal-hold/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release the legal hold of a case, so retention applies again */
        post: operations["releaseEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/legal-holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List cases on legal hold, longest first */
        get: operations["listLegalHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List added sources with their state */
        get: operations["listAddedSources"];
        put?: never;
        /**
         * Add a source to a pending, running or decided case
         * @description A running case reads the source in its next round. A decided case is recomputed with it: the difference is stored with the source, and the topic level changes only by a review decision. Duplicates are ignored.
         */
        post: operations["addSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List changes in sources that are counted or dispute the topic since the decision */
        get: operations["listSourceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/lineage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the lineage of pages and claims: query, hit, page, claim */
        get: operations["getLineage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the evidence summary of a case: chain entries, seals, failed captures and snapshots */
        get: operations["getCaseEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the evidence chain of a case in sequence order */
        get: operations["listChainEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/sources/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the evidence for a source: responses with headers, certificate and digest, and browser snapshots */
        get: operations["getSourceEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/sources/{source}/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a browser snapshot of a source
         * @description A worker takes the snapshot within two minutes; until then the first snapshot in the response is `wanted`. If there is no browser or the page cannot be opened, it becomes `failed` with a reason.
         */
        post: operations["askForSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/sources/{source}/public-copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a public copy of a source at the Wayback Machine
         * @description A worker requests the copy, which takes some minutes; until then the first copy in the response is `wanted`. The page URL is sent to the archive, and the copy is public.
         */
        post: operations["askForPublicCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/originals/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download original bytes as a file
         * @description The bytes come from third parties: open them with care. Every download is recorded in the audit log.
         */
        get: operations["getOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/evidence/pictures/{sha256}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the picture of a snapshot
         * @description Returns only pictures taken by the browser of this installation. Every request is recorded in the audit log.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the report of an investigation with citations */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/folder.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the case folder with its evidence (reproducible ZIP archive) */
        get: operations["getCaseFolder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/claim-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get ClaimReview markup for decided claims with sufficient evidence */
        get: operations["getClaimReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the progress of an investigation (Server-Sent Events)
         * @description A new stream starts with `state` (`ProgressStateResponse`: the investigation and all events so far), followed by `progress` (`ProgressEventResponse`) for each event, `investigation` (`InvestigationResponse`) whenever the investigation changes, and `end` (the same) with the outcome, after which the stream closes. With `Last-Event-ID`, only later events are sent. A stream closes soon after its key, session or token ends. Each caller can open `STREAMS_PER_CALLER` streams at a time across all API processes; further requests return 429.
         */
        get: operations["followInvestigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the review history of an investigation: open item, decisions and corrections, oldest first */
        get: operations["reviewHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the stance, tier or cluster of a source
         * @description Recomputes the decision immediately and returns the difference. The topic level changes only by a review decision.
         */
        post: operations["correctEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/corrections/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the effect of a correction */
        post: operations["previewCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/mark-false": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark the upgrade by this investigation as false and reset the topic to `unverified` */
        post: operations["markFalse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investigations/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List requests for comment and replies on the topic, oldest first */
        get: operations["listReplies"];
        put?: never;
        /**
         * Record a request for comment or a reply
         * @description Append-only. A reply resolves the finding that no comment was sought; only a review decision releases the upgrade.
         */
        post: operations["noteReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List review items: open ones by priority, then oldest first; decided ones newest first */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/backlog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the review backlog: counts, reasons and oldest item */
        get: operations["reviewBacklog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a review item with decisions and corrections */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a review item for a limited time, so no one else can claim or decide it */
        post: operations["claimReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release a review item, with an optional handover note */
        post: operations["releaseReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a review item: approve, set another level, reject, or request another round
         * @description Decisions are final. `set-level` requires `level` and `note`, `reject` requires `reject_reason`, and `approve` requires `note` if `approval_needs_note` is true. A missing note returns `note-required`.
         */
        post: operations["decideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List topics, most recently received first
         * @description Search pages may contain fewer items than `limit`; only the cursor tells whether more follow.
         */
        get: operations["listTopics"];
        put?: never;
        /**
         * Submit one topic, or up to 1000 as {"topics": [...]}
         * @description Idempotent by `external_id`: an existing topic is updated until its investigation starts, and unchanged afterward. If any topic is invalid, none is stored and `errors` lists every error.
         */
        post: operations["submitTopics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a topic with the outcome of its investigations */
        get: operations["getTopic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics/{id}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List topics of the same event or series
         * @description Context for editors. Decisions on related topics do not affect this topic.
         */
        get: operations["getRelatedTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a story and optionally start its investigation
         * @description Creates an unverified topic. `sources` are read in the first round and follow the same rules as all pages. Idempotent by `submission_id`.
         */
        post: operations["submitStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a story before submission: errors, its main claim, and related topics
         * @description Accepts the same body, up to 128 kB, and returns the same errors. Shorten a long `article_text`. Nothing is stored.
         */
        post: operations["checkStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/submissions/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the page of a story by its URL
         * @description Returns headline, text, date and language to review and submit as a story. Nothing is stored. Requests follow robots.txt and the rate limit of the site, and never go to private addresses.
         */
        post: operations["readStoryPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List endpoints, oldest first */
        get: operations["listWebhooks"];
        put?: never;
        /** Create an endpoint that receives events */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an endpoint */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete an endpoint with its log and pending messages */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Update an endpoint: URL, events, or enabled state */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/api/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the signing secret. The previous secret stays valid for one day. */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test message (`webhook.test`) */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries of an endpoint, newest first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resend all messages since a given time, including missed ones */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resend a message */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/engines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List search engines with settings, price and usage today
         * @description Excludes disabled engines. Figures come from the ledger; no engine is called.
         */
        get: operations["listEngines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/data-servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the newsroom data servers with collections, size, health, price and usage today
         * @description Reports the collections as of the last check; no server is called.
         */
        get: operations["listDataServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List active rating files */
        get: operations["listRatings"];
        put?: never;
        /**
         * Import a rating file, replacing the previous one of its scheme
         * @description Skips invalid lines. Applies to pages rated from now on.
         */
        post: operations["importRatings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ratings/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview the changes of a rating file */
        post: operations["previewRatings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outlets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List outlets by corrections, retractions, silent edits and removals after a decision */
        get: operations["listOutlets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outlets/{site}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the page changes of an outlet */
        get: operations["getOutlet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Model Context Protocol over streamable HTTP
         * @description One JSON-RPC message per request. `Accept` must include application/json and text/event-stream. Requests are stateless. Tools, resources and prompts: docs/mcp.md.
         */
        post: operations["mcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get metrics: success, upgrades, duration, cost, engines and reviews */
        get: operations["metricsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics/summary.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the metrics as CSV: one row per day, mode or engine, and a total */
        get: operations["metricsCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current user and roles */
        get: operations["whoAmI"];
        put?: never;
        /**
         * Sign in to the desk with an API key
         * @description The cookie is HttpOnly and SameSite=Strict.
         */
        post: operations["signIn"];
        /** Sign out and end the session */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start sign-in with the identity provider */
        post: operations["beginSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/oidc/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete sign-in after the redirect from the identity provider
         * @description Verifies code, state, nonce and PKCE. Name and roles come from the ID token.
         */
        post: operations["finishSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all API keys, including revoked ones, newest first. Secrets are never returned. */
        get: operations["listKeys"];
        put?: never;
        /** Create an API key. It is shown only in this response. */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke an API key and end its sessions immediately */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List audit log entries, newest first */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export all data about a person or account as a ZIP file (readable and JSON)
         * @description Searches all stored rows. Recorded in the audit log with a digest of the name.
         */
        post: operations["getSubjectFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview or, with `confirm`, perform the erasure of data about a person or account */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get metrics of the installation and this process for Prometheus
         * @description Gauges of the installation have the same value in every API process: aggregate them with `max`. Per-process metrics are `corroborate_http_seconds` and, in processes that run stages, `corroborate_stage_seconds` and `corroborate_upstream_*`.
         */
        get: operations["prometheus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liveness check */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readiness check of the database and the queue */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        ProblemCode: "invalid-input" | "malformed-request" | "malformed-ratings" | "malformed-world" | "unauthenticated" | "too-many-requests" | "forbidden" | "request-refused" | "not-found" | "route-not-found" | "method-not-allowed" | "conflict" | "cancelled" | "body-too-large" | "unsupported-media-type" | "held" | "not-a-candidate" | "no-checkable-claim" | "note-required" | "limit-exceeded" | "budget-exceeded" | "address-refused" | "internal" | "invalid-configuration" | "port-taken" | "unreadable-page" | "upstream-failed" | "database-unavailable" | "schema-outdated" | "unusable-backup" | "queue-unavailable" | "storage-unavailable" | "not-ready" | "timeout";
        ProblemItemResponse: {
            /** @example title must be a string. */
            detail: string;
            /**
             * @example body
             * @enum {string}
             */
            in?: "body" | "query" | "path";
            /**
             * @description JSON pointer into the body.
             * @example #/topics/3/title
             */
            pointer?: string;
            /**
             * @description Name of the query or path parameter.
             * @example limit
             */
            parameter?: string;
            /**
             * @description Name of the gate that the candidate failed.
             * @example source_count
             */
            gate?: string;
            /**
             * @description Name of the unavailable component.
             * @example queue
             */
            part?: string;
        };
        ProblemResponse: {
            /** @example urn:corroborate:problem:invalid-input */
            type: string;
            /** @example Invalid request */
            title: string;
            /** @example 400 */
            status: number;
            /** @example title must be a string. */
            detail: string;
            /**
             * @description Unique URI of this occurrence, also in the log.
             * @example urn:corroborate:request:0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d
             */
            instance: string;
            /** @example invalid-input */
            code: components["schemas"]["ProblemCode"];
            /**
             * @description Suggested action.
             * @example Correct the fields listed in `errors` and resend the request.
             */
            hint: string;
            errors: components["schemas"]["ProblemItemResponse"][];
            /**
             * @description Conflicting investigation, for `conflict`.
             * @example 122
             */
            investigation_id?: number;
        };
        TriggerInvestigationDto: {
            /**
             * @description ID of a stored topic.
             * @example 1
             */
            topic_id: number;
            /**
             * @default normal
             * @example high
             * @enum {string}
             */
            priority?: "high" | "normal" | "low";
            /**
             * @description Depth of the investigation.
             * @default detailed
             * @enum {string}
             */
            mode?: "quick" | "detailed" | "exhaustive";
            /**
             * @description Investigate even if a candidate gate fails. Requires the editor role.
             * @default false
             */
            force?: boolean;
            /**
             * @description Budget in US dollars. More than the configured budget requires the editor role.
             * @example 0.5
             */
            budget_usd?: number;
            /**
             * @description Wait for plan approval before any query or paid call.
             * @default false
             */
            await_approval?: boolean;
            /**
             * @description Your own sources: URLs, or objects with a text or PDF. They are read before plan approval and follow the same rules as all pages.
             * @example [
             *       "https://harborcity.gov.example/notices/14"
             *     ]
             */
            sources?: (string | components["schemas"]["AddedSourceDto"])[];
        };
        StartedInvestigationResponse: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @example started
             * @enum {string}
             */
            status: "started" | "awaiting-approval";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            estimated_completion: string;
        };
        CodeResponse: {
            /** @example change.sources */
            code: string;
            /**
             * @example {
             *       "from": 2,
             *       "to": 1
             *     }
             */
            params: {
                [key: string]: unknown;
            };
        };
        TopicVerdictResponse: {
            /**
             * @description Latest investigation with a verdict.
             * @example 41
             */
            investigation_id: number;
            /**
             * @description Includes decisions of editors.
             * @example disputed
             * @enum {string}
             */
            state: "certified" | "verified" | "held" | "disputed" | "refuted" | "incomplete" | "unverified";
            /**
             * @description Main reason, as a sentence.
             * @example City Herald disputes it.
             */
            reason: string;
            /** @description Machine-readable form. */
            reason_code: components["schemas"]["CodeResponse"] | null;
        };
        CandidateResponse: {
            /** @example 1 */
            topic_id: number;
            /** @example Dock workers walk out */
            title: string;
            /**
             * @example unverified
             * @enum {string}
             */
            current_verification: "unverified" | "verified" | "certified";
            /** @description Verdict of the topic; null before the first. */
            verdict: components["schemas"]["TopicVerdictResponse"] | null;
            /** @example 0 */
            source_count: number;
            /** @example 65 */
            newsworthiness_score: number;
            /** @example pipeline-4711 */
            external_id: string;
            /** @example labor */
            category: string | null;
            /** @example Harbor City */
            location: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            event_date: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            discovery_date: string | null;
        };
        CandidatePageResponse: {
            topics: components["schemas"]["CandidateResponse"][];
            /** @example null */
            next_cursor: string | null;
        };
        ModeEstimateResponse: {
            /** @enum {string} */
            mode: "quick" | "detailed" | "exhaustive";
            /**
             * @description Median duration of recent completed investigations in this mode, in seconds.
             * @example 120
             */
            seconds: number;
            /**
             * @description Median cost of the same investigations in US dollars. `cost_per_investigation_usd` in the metrics is a mean of all that ended.
             * @example 0.02
             */
            cost_usd: number;
            /**
             * @description Number of investigations in the estimate. With few, the duration is a default.
             * @example 12
             */
            measured: number;
            /**
             * @description Whether every investigation in this mode requires plan approval (`PLAN_APPROVAL`).
             * @example false
             */
            needs_approval: boolean;
        };
        CandidateFacetsResponse: {
            /**
             * @example [
             *       "labor",
             *       "transport"
             *     ]
             */
            categories: string[];
            /** @description Typical duration and cost per mode. */
            estimates: components["schemas"]["ModeEstimateResponse"][];
        };
        InvestigationResponse: {
            /** @example 123 */
            id: number;
            /** @example 1 */
            topic_id: number;
            /**
             * @example completed
             * @enum {string}
             */
            status: "queued" | "awaiting-approval" | "running" | "paused" | "completed" | "failed" | "cancelled";
            /** @description Answer, reason and next step, including decisions of editors; null until decided. */
            verdict: components["schemas"]["ResultVerdict"] | null;
            /** @example 5 */
            sources_found: number;
            /**
             * @description Whether this investigation raised the verification level of the topic, automatically or after review.
             * @example true
             */
            verification_upgraded: boolean;
            /**
             * @description Verification level of the topic after the decision; null until decided.
             * @example verified
             * @enum {string|null}
             */
            new_verification_level: "unverified" | "verified" | "certified" | null;
            /**
             * @description Level that the evidence supports; null until decided. If it is above `new_verification_level`, the upgrade is held for review or was rejected.
             * @example verified
             * @enum {string|null}
             */
            recommended_level: "unverified" | "verified" | "certified" | null;
            /**
             * @description Untrusted plain text: escape it before display.
             * @example Dock workers walk out
             */
            topic_title: string;
            /**
             * @example detailed
             * @enum {string}
             */
            mode: "quick" | "detailed" | "exhaustive";
            /**
             * @example normal
             * @enum {string}
             */
            priority: "high" | "normal" | "low";
            /** @example false */
            forced: boolean;
            /** @example local */
            requested_by: string;
            /** @example 2 */
            social_sources_found: number;
            /**
             * @example unverified
             * @enum {string}
             */
            verification_level_before: "unverified" | "verified" | "certified";
            /**
             * @description Whether the decision required review, even if the review has since been completed.
             * @example false
             */
            requires_human_review: boolean;
            /** @example null */
            review_reason: string | null;
            /**
             * @description State of the latest review item: open, decided, or superseded by a later investigation; null without one.
             * @example null
             * @enum {string|null}
             */
            review_state: "open" | "decided" | "superseded" | null;
            /** @example 74 */
            confidence_level: number | null;
            /**
             * @description Current round, from 1; 0 before the first.
             * @example 1
             */
            round: number;
            /**
             * @example null
             * @enum {string|null}
             */
            stage: "search" | "social" | "records" | "context" | "read" | "assess" | "origin" | "cross-reference" | "decide" | null;
            /**
             * @description Phase of the latest stage; null once the investigation has ended.
             * @example null
             * @enum {string|null}
             */
            phase: "planning" | "gathering" | "assessing" | "weighing" | "checking" | "deciding" | null;
            /**
             * Format: date-time
             * @description Time of the pause; null if not paused.
             * @example null
             */
            paused_at: string | null;
            /**
             * Format: date-time
             * @description Time when a user asked for a verdict on the evidence so far.
             * @example null
             */
            wrap_up_at: string | null;
            /**
             * Format: date-time
             * @description Time of automatic cancellation unless the plan is approved; null if no approval is pending.
             * @example null
             */
            approval_until: string | null;
            /** @example 0.5 */
            budget_usd: number;
            /**
             * @description Cost in US dollars, including amounts reserved for calls in progress.
             * @example 0.02
             */
            cost_usd: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            estimated_completion: string | null;
            /** @example null */
            failure: string | null;
        };
        InvestigationPageResponse: {
            investigations: components["schemas"]["InvestigationResponse"][];
            /** @example null */
            next_cursor: string | null;
        };
        InvestigationWithResultResponse: {
            /** @example 123 */
            id: number;
            /** @example 1 */
            topic_id: number;
            /**
             * @example completed
             * @enum {string}
             */
            status: "queued" | "awaiting-approval" | "running" | "paused" | "completed" | "failed" | "cancelled";
            /** @description Answer, reason and next step, including decisions of editors; null until decided. */
            verdict: components["schemas"]["ResultVerdict"] | null;
            /** @example 5 */
            sources_found: number;
            /**
             * @description Whether this investigation raised the verification level of the topic, automatically or after review.
             * @example true
             */
            verification_upgraded: boolean;
            /**
             * @description Verification level of the topic after the decision; null until decided.
             * @example verified
             * @enum {string|null}
             */
            new_verification_level: "unverified" | "verified" | "certified" | null;
            /**
             * @description Level that the evidence supports; null until decided. If it is above `new_verification_level`, the upgrade is held for review or was rejected.
             * @example verified
             * @enum {string|null}
             */
            recommended_level: "unverified" | "verified" | "certified" | null;
            /**
             * @description Untrusted plain text: escape it before display.
             * @example Dock workers walk out
             */
            topic_title: string;
            /**
             * @example detailed
             * @enum {string}
             */
            mode: "quick" | "detailed" | "exhaustive";
            /**
             * @example normal
             * @enum {string}
             */
            priority: "high" | "normal" | "low";
            /** @example false */
            forced: boolean;
            /** @example local */
            requested_by: string;
            /** @example 2 */
            social_sources_found: number;
            /**
             * @example unverified
             * @enum {string}
             */
            verification_level_before: "unverified" | "verified" | "certified";
            /**
             * @description Whether the decision required review, even if the review has since been completed.
             * @example false
             */
            requires_human_review: boolean;
            /** @example null */
            review_reason: string | null;
            /**
             * @description State of the latest review item: open, decided, or superseded by a later investigation; null without one.
             * @example null
             * @enum {string|null}
             */
            review_state: "open" | "decided" | "superseded" | null;
            /** @example 74 */
            confidence_level: number | null;
            /**
             * @description Current round, from 1; 0 before the first.
             * @example 1
             */
            round: number;
            /**
             * @example null
             * @enum {string|null}
             */
            stage: "search" | "social" | "records" | "context" | "read" | "assess" | "origin" | "cross-reference" | "decide" | null;
            /**
             * @description Phase of the latest stage; null once the investigation has ended.
             * @example null
             * @enum {string|null}
             */
            phase: "planning" | "gathering" | "assessing" | "weighing" | "checking" | "deciding" | null;
            /**
             * Format: date-time
             * @description Time of the pause; null if not paused.
             * @example null
             */
            paused_at: string | null;
            /**
             * Format: date-time
             * @description Time when a user asked for a verdict on the evidence so far.
             * @example null
             */
            wrap_up_at: string | null;
            /**
             * Format: date-time
             * @description Time of automatic cancellation unless the plan is approved; null if no approval is pending.
             * @example null
             */
            approval_until: string | null;
            /** @example 0.5 */
            budget_usd: number;
            /**
             * @description Cost in US dollars, including amounts reserved for calls in progress.
             * @example 0.02
             */
            cost_usd: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            finished_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            estimated_completion: string | null;
            /** @example null */
            failure: string | null;
            /** @description Sources, claims, verdict and reasons as decided; null until decided. */
            result: components["schemas"]["InvestigationResult"] | null;
        };
        CallResponse: {
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /** @example search */
            stage: string;
            /** @example brave */
            provider: string;
            /** @example GET */
            method: string;
            /**
             * @description Request URL without secrets.
             * @example https://api.search.example/web?q=dock+workers
             */
            url: string;
            /** @example found */
            outcome: string;
            /** @example null */
            reason: string | null;
            /** @example 200 */
            status: number | null;
            /** @example false */
            cached: boolean;
            /** @example 1 */
            attempts: number;
            /** @example 240 */
            latency_ms: number;
            /** @example 18230 */
            bytes: number;
            /** @example 0.005 */
            cost_usd: number;
        };
        CallTotalsResponse: {
            /** @example 61 */
            calls: number;
            /** @example 12 */
            from_cache: number;
            /**
             * @description Failed calls (timeouts, refusals, quota).
             * @example 3
             */
            holes: number;
            /** @example 0.02 */
            cost_usd: number;
            /** @example 1830230 */
            bytes: number;
        };
        CallLedgerResponse: {
            /** @description Calls in the order in which they were made. */
            calls: components["schemas"]["CallResponse"][];
            totals: components["schemas"]["CallTotalsResponse"];
        };
        CancelledInvestigationResponse: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @example cancelled
             * @enum {string}
             */
            status: "cancelled";
        };
        PlannedQuestionResponse: {
            /** @example sq_1 */
            id: string;
            /** @example Who disputes it, and what do they say? */
            question: string;
            /**
             * @example high
             * @enum {string}
             */
            priority: "critical" | "high" | "medium" | "low";
            /**
             * @example [
             *       "sq_1"
             *     ]
             */
            depends_on: string[];
            /**
             * @description Reason for the question.
             * @example Sources that dispute the claim must be considered.
             */
            reasoning: string;
            keywords: string[];
        };
        PerspectiveResponse: {
            /** @example Evidence */
            name: string;
            /** @example Who reported it first, who only repeats it, and what is on record */
            focus: string;
            /** @description IDs of its questions. */
            questions: string[];
            keywords: string[];
        };
        SourceCategoryResponse: {
            /**
             * @example registers
             * @enum {string}
             */
            category: "engines" | "registers" | "networks" | "fact-checks" | "background";
            /** @example Public registers may contain records about it. */
            why: string;
        };
        PlannedQueryResponse: {
            /** @example keywords */
            strategy: string;
            /** @example dock workers walk out */
            text: string;
            /** @example Key words of the title. */
            reason: string;
            /** @example false */
            struck: boolean;
        };
        PlannedEngineResponse: {
            /** @example brave */
            name: string;
            /** @example Brave Search */
            title: string;
            /**
             * @description Price per call in US dollars.
             * @example 0.005
             */
            price_usd: number;
            /** @example true */
            configured: boolean;
            /** @example false */
            struck: boolean;
        };
        PlannedServerResponse: {
            /** @example payments */
            name: string;
            /** @example Register of public payments */
            title: string;
            /**
             * @description Price per call in US dollars.
             * @example 0.002
             */
            price_usd: number;
            /**
             * @description Number of documents in all collections; null if unknown.
             * @example 100000
             */
            documents: number | null;
            /** @description Subjects for which it is a primary source. */
            primary: string[];
            /** @example false */
            struck: boolean;
        };
        BriefDto: {
            /**
             * @description Additional queries.
             * @example [
             *       "port strike union statement"
             *     ]
             */
            queries: string[];
            /** @example Rotterdam */
            location?: string | null;
            /** @example 2026-01-02 */
            event_date?: string | null;
            /**
             * @description Background for the investigation as free text. A note about a different subject is rejected.
             * @example The strike reportedly began with the night shift
             */
            note?: string | null;
        };
        PlanEstimateResponse: {
            /** @example 120 */
            seconds: number;
            /**
             * @description Typical cost in this mode in US dollars; without past investigations, the maximum price of the planned queries.
             * @example 0.02
             */
            cost_usd: number;
            /**
             * @description Maximum cost in US dollars.
             * @example 0.5
             */
            budget_usd: number;
        };
        PlanResponse: {
            /** @example 123 */
            investigation_id: number;
            /** @description Questions to answer, most important first. */
            questions: string[];
            /** @description The same questions with priority, dependencies and keywords. */
            research_questions: components["schemas"]["PlannedQuestionResponse"][];
            perspectives: components["schemas"]["PerspectiveResponse"][];
            /** @description Source categories to search. */
            source_categories: components["schemas"]["SourceCategoryResponse"][];
            queries: components["schemas"]["PlannedQueryResponse"][];
            engines: components["schemas"]["PlannedEngineResponse"][];
            /** @description Data servers to query. */
            servers: components["schemas"]["PlannedServerResponse"][];
            brief: components["schemas"]["BriefDto"];
            expected: components["schemas"]["PlanEstimateResponse"];
            /** Format: date-time */
            made_at: string;
            /** @example null */
            approved_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            approved_at: string | null;
        };
        StruckDto: {
            /** @description Texts of queries to remove. */
            queries: string[];
            /** @description Names of engines to exclude. */
            engines: string[];
            /** @description Names of data servers to exclude. Unchanged if omitted. */
            servers?: string[];
        };
        EditedQuestionDto: {
            /**
             * @description ID of an existing question; omit it for a new one.
             * @example sq_1
             */
            id?: string;
            /** @example How many dockers walked out? */
            question: string;
            /**
             * @example high
             * @enum {string}
             */
            priority: "critical" | "high" | "medium" | "low";
        };
        ChangePlanDto: {
            /** @description A new brief creates a new plan. */
            brief?: components["schemas"]["BriefDto"];
            struck?: components["schemas"]["StruckDto"];
            /** @description Complete list of questions in order, existing and new. Unchanged if omitted. */
            questions?: components["schemas"]["EditedQuestionDto"][];
        };
        StateChangeResponse: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @example paused
             * @enum {string}
             */
            status: "paused" | "resumed" | "wrapping-up";
            /**
             * @description False if it was already in this state.
             * @example true
             */
            changed: boolean;
        };
        PlaceResponse: {
            /** @example 53.07 */
            latitude: number;
            /** @example 8.8 */
            longitude: number;
        };
        PictureMetadataResponse: {
            /**
             * @description Local time set in the camera.
             * @example 2019-07-14T15:12:09
             */
            made_at: string | null;
            /**
             * @description Local time set by the editing software.
             * @example 2019-07-15T08:00:00
             */
            edited_at: string | null;
            place: components["schemas"]["PlaceResponse"] | null;
            /**
             * @description Untrusted plain text.
             * @example Elm Valley
             */
            place_name: string | null;
            /**
             * @description Untrusted plain text.
             * @example Acme, One
             */
            camera: string | null;
            /**
             * @description Untrusted plain text.
             * @example [
             *       "Darkroom 3"
             *     ]
             */
            software: string[];
            /**
             * @description Untrusted plain text.
             * @example Ann Roe
             */
            credit: string | null;
        };
        PictureResponse: {
            /** @example 56 */
            source_id: number;
            /** @example https://mill.example/flood.jpg */
            url: string;
            /**
             * @example read
             * @enum {string}
             */
            state: "read" | "other-kind" | "broken" | "too-large" | "refused" | "away";
            /** @example mill.example */
            site: string;
            /** @example https://mill.example/flood */
            page_url: string;
            /**
             * @description Publication date of the page; null if unknown.
             * @example 2026-10-14
             */
            page_day: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            received_at: string;
            /**
             * @description SHA-256 of the bytes, which are in the archive of the case.
             * @example aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
             */
            sha256: string | null;
            /**
             * @description Media type reported by the server.
             * @example image/jpeg
             */
            media_type: string | null;
            /** @description Metadata of the file (EXIF, IPTC, XMP). */
            marks: components["schemas"]["PictureMetadataResponse"] | null;
            /**
             * @description Notes for editors. They do not affect the decision.
             * @example []
             */
            notes: string[];
            /** @description Codes of `notes`. */
            note_codes: components["schemas"]["CodeResponse"][];
        };
        PicturesResponse: {
            /** @description Whether any pictures are still to be checked. */
            pending: boolean;
            pictures: components["schemas"]["PictureResponse"][];
        };
        LeadResponse: {
            /**
             * @description Untrusted URL that has not been read.
             * @example https://www.example.org/news/dam
             */
            url: string;
            /**
             * @description Untrusted plain text.
             * @example Dam inspection ordered
             */
            title: string | null;
        };
        ResearchJobResponse: {
            /** @example openai */
            provider: string;
            /**
             * @example done
             * @enum {string}
             */
            state: "wanted" | "starting" | "pending" | "done" | "failed" | "ended";
            /**
             * @description Latest error.
             * @example null
             */
            fault: string | null;
            /** @example null */
            reason: string | null;
            /**
             * @description Cost in US dollars, if the provider reports it.
             * @example null
             */
            cost_usd: number | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            looked_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            finished_at: string | null;
            /**
             * @description Round whose reading list includes the leads; null if they arrived too late.
             * @example 2
             */
            used_round: number | null;
            leads: components["schemas"]["LeadResponse"][];
            /**
             * @description Untrusted plain text from the provider. It is not evidence and is never cited or counted.
             * @example null
             */
            text: string | null;
        };
        ResearchResponse: {
            research: components["schemas"]["ResearchJobResponse"][];
        };
        CapturePassageResponse: {
            /** @example Dock workers walked out */
            quote: string;
            /** @example 120 */
            start: number;
            /** @example 143 */
            end: number;
        };
        CaptureResponse: {
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /**
             * @description Final URL after redirects.
             * @example https://news.example/report
             */
            final_url: string;
            /** @example Dock workers walk out */
            title: string;
            /** @example Example News */
            outlet: string | null;
            /** @example null */
            byline: string | null;
            /**
             * @description Whether the live page or a copy was read.
             * @example live
             * @enum {string}
             */
            via: "live" | "archive" | "reader";
            /**
             * @example complete
             * @enum {string}
             */
            verdict: "complete" | "partial" | "paywall" | "login-wall" | "challenge" | "consent" | "gone" | "refused" | "error";
            /** @example  */
            verdict_reason: string;
            /** @example 200 */
            http_status: number | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            captured_at: string;
            /**
             * @description SHA-256 of the text.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            content_hash: string;
            /**
             * @description Plain text with paragraphs separated by empty lines; null once deleted.
             * @example Dock workers walked out on Friday.
             */
            text: string | null;
            /**
             * Format: date-time
             * @description Time when the text was deleted (`CAPTURE_DAYS`).
             * @example null
             */
            removed_at: string | null;
            /** @description Passages used as evidence. The first one shows the stance. */
            passages: components["schemas"]["CapturePassageResponse"][];
        };
        CheckedQuoteResponse: {
            /**
             * @description Claim ID; null if only the report contains the quote.
             * @example c1
             */
            claim_id: string | null;
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /**
             * @description Untrusted text: display it as plain text.
             * @example Dock workers walked out
             */
            quote: string;
            /**
             * @example VERIFIED
             * @enum {string}
             */
            state: "VERIFIED" | "NOT_FOUND" | "CONTRADICTED" | "NO_EVIDENCE";
            /**
             * @description Evidence searched: the original bytes, the captured text, or none if nothing is stored.
             * @example bytes
             * @enum {string}
             */
            looked_in: "bytes" | "text" | "nothing";
            /**
             * @description Recommended action as text.
             * @example No action needed.
             */
            action: string;
            /** @description Code of `action`. */
            action_code: components["schemas"]["CodeResponse"];
        };
        CheckedQuotesResponse: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @description Whether every quote was found in its source.
             * @example true
             */
            whole: boolean;
            quotes: components["schemas"]["CheckedQuoteResponse"][];
        };
        FailedCaptureResponse: {
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /**
             * @description `lost` and `changed`: the stored bytes are missing or modified. Others: never stored, or deleted at the end of the retention period.
             * @example unread
             * @enum {string}
             */
            failure: "unread" | "not-kept" | "let-go" | "lost" | "changed";
            /**
             * @description Outcome of reading the page.
             * @example paywall
             * @enum {string}
             */
            verdict: "complete" | "partial" | "paywall" | "login-wall" | "challenge" | "consent" | "gone" | "refused" | "error";
        };
        FailedCapturesResponse: {
            /** @example 123 */
            investigation_id: number;
            /**
             * @description Whether all stored bytes are present and unmodified.
             * @example true
             */
            whole: boolean;
            captures: components["schemas"]["FailedCaptureResponse"][];
        };
        ReplayDto: {
            /**
             * @description Reader of the stored pages: rules only, or rules and the configured language model.
             * @default rules
             * @enum {string}
             */
            reader?: "rules" | "model";
            /** @description `mark` of a previous re-evaluation. The difference is stored if the result is the same. */
            confirm?: string;
        };
        DecisionDigestResponse: {
            /** @enum {string} */
            recommended: "unverified" | "verified" | "certified";
            /** @example 2 */
            independent_credible: number;
            /** @example 71 */
            confidence: number;
            /**
             * @description Whether the recommended upgrade is held for review.
             * @example false
             */
            held: boolean;
            review_reasons: ("credible-contradiction" | "low-tier-only" | "uncorroborated" | "serious-allegation" | "partial-run" | "checkpoint-failed" | "steering-attempt" | "coordinated-activity" | "no-claim" | "integrity-finding" | "legal-risk" | "few-sources" | "unqualified-reader" | "other-names" | "undated-sources" | "upgrades-reviewed" | "evidence-corrected" | "evidence-added" | "source-changed" | "judged-again")[];
        };
        ReplayReviewResponse: {
            /** @enum {string} */
            rule: "credible-contradiction" | "low-tier-only" | "uncorroborated" | "serious-allegation" | "partial-run" | "checkpoint-failed" | "steering-attempt" | "coordinated-activity" | "no-claim" | "integrity-finding" | "legal-risk" | "few-sources" | "unqualified-reader" | "other-names" | "undated-sources" | "upgrades-reviewed" | "evidence-corrected" | "evidence-added" | "source-changed" | "judged-again";
            /** @description True if the reason for review is new, false if it no longer applies. */
            now: boolean;
            /** @example Only two sources of low credibility support it. */
            why: string;
            why_code: components["schemas"]["CodeResponse"];
        };
        ReplaySourceResponse: {
            /** @example 17 */
            source_id: number;
            /** @example https://paper.example/bridge */
            url: string;
            /** @example The Paper */
            name: string;
            /**
             * @example [
             *       "Its stance is “mentions” instead of “supports”."
             *     ]
             */
            changes: string[];
            change_codes: components["schemas"]["CodeResponse"][];
            /** @description Reasons for the previous stance. */
            why_before: string[];
            why_before_codes: components["schemas"]["CodeResponse"][];
            /** @description Reasons for the current stance. */
            why_after: string[];
            why_after_codes: components["schemas"]["CodeResponse"][];
        };
        ReplayClaimResponse: {
            /** @example c1 */
            claim_id: string;
            /** @example The bridge is closed */
            claim: string;
            /** @enum {string|null} */
            from: "verified" | "partially true" | "disputed" | "refuted" | "unverifiable" | null;
            /** @enum {string|null} */
            to: "verified" | "partially true" | "disputed" | "refuted" | "unverifiable" | null;
        };
        ReplayDifferenceResponse: {
            before: components["schemas"]["DecisionDigestResponse"];
            after: components["schemas"]["DecisionDigestResponse"];
            /**
             * @example [
             *       "Independent credible sources changed from 2 to 1."
             *     ]
             */
            changes: string[];
            /** @description Code of each item in `changes`. */
            change_codes: components["schemas"]["CodeResponse"][];
            /** @description Kinds of changes; empty if nothing changed. */
            kinds: ("level" | "held" | "voices" | "confidence" | "review" | "stance" | "tier" | "quote" | "claim")[];
            reviews: components["schemas"]["ReplayReviewResponse"][];
            /** @description Changed sources. */
            sources: components["schemas"]["ReplaySourceResponse"][];
            /** @description Claims with a changed verdict. */
            claims: components["schemas"]["ReplayClaimResponse"][];
        };
        ReplayResponse: {
            /** @example 123 */
            investigation_id: number;
            /** @enum {string} */
            outcome: "unchanged" | "changed" | "not-judged";
            /**
             * @description Whether the difference was stored.
             * @example false
             */
            written: boolean;
            /**
             * @description Reason why the re-evaluation was not possible.
             * @example null
             */
            why: string | null;
            why_code: components["schemas"]["CodeResponse"] | null;
            difference: components["schemas"]["ReplayDifferenceResponse"] | null;
            /** @description Token of the difference. Send it as `confirm` to store the difference. */
            mark: string | null;
        };
        LegalHoldResponse: {
            /** @example 4 */
            id: number;
            /** @example Legal claim dated March 3. */
            reason: string;
            /** @example ann */
            held_by: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            held_at: string;
            /** @example null */
            released_why: string | null;
            /** @example null */
            released_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            released_at: string | null;
        };
        LegalHoldsResponse: {
            /**
             * @description Whether the case is on legal hold.
             * @example true
             */
            held: boolean;
            /** @description All legal holds, including released ones, oldest first. */
            holds: components["schemas"]["LegalHoldResponse"][];
        };
        HoldReasonDto: {
            /** @example Legal claim dated March 3. */
            reason: string;
        };
        CaseOnHoldResponse: {
            /** @example 4 */
            id: number;
            /** @example Legal claim dated March 3. */
            reason: string;
            /** @example ann */
            held_by: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            held_at: string;
            /** @example null */
            released_why: string | null;
            /** @example null */
            released_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            released_at: string | null;
            /** @example 123 */
            investigation_id: number;
        };
        CasesOnHoldResponse: {
            holds: components["schemas"]["CaseOnHoldResponse"][];
        };
        AddedSourceResponse: {
            /** @example 4 */
            id: number;
            /**
             * @example link
             * @enum {string}
             */
            kind: "link" | "document" | "pdf" | "reply";
            /**
             * @description `brief`: with the request. `late`: during or after the investigation.
             * @example late
             * @enum {string}
             */
            moment: "brief" | "late";
            /** @example https://harborcity.gov.example/notices/14 */
            url: string | null;
            /** @example null */
            title: string | null;
            /**
             * @description Author of the reply.
             * @example null
             */
            reply_from: string | null;
            /** @example ann */
            added_by: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            added_at: string;
            /**
             * @description `waiting`: not read yet. `read`: captured. `weighed`: included in a decision. `unread`: could not be read, see `reason`.
             * @example weighed
             * @enum {string}
             */
            state: "waiting" | "read" | "weighed" | "unread";
            /**
             * @description ID of its capture; null until read.
             * @example 9
             */
            source_id: number | null;
            /**
             * @description Credibility from 1 to 5 stars.
             * @example 5
             */
            stars: number | null;
            /** @description Up to three exact quotes. */
            quotes: string[];
            /**
             * @description Reason why it could not be read.
             * @example null
             */
            reason: string | null;
            /** @example null */
            reason_code: string | null;
            /**
             * @description Round whose decision included it.
             * @example 3
             */
            round: number | null;
            /**
             * @description Whether an existing decision was recomputed with it.
             * @example true
             */
            recomputed: boolean;
            /**
             * @description Difference in the decision: `before` and `after` (level, independent credible sources, confidence, held, review reasons), `change_codes`, and claim `verdicts`. Null without an earlier decision.
             * @example null
             */
            difference: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            weighed_at: string | null;
        };
        AddedSourcesResponse: {
            sources: components["schemas"]["AddedSourceResponse"][];
        };
        SourceCheckReasonResponse: {
            /** @example watch.core-edited */
            code: string;
            /** @example {} */
            params: {
                [key: string]: unknown;
            };
            /** @example The sentence “…” now reads “…”. */
            text: string;
        };
        DiffWordsResponse: {
            /**
             * @example gone
             * @enum {string}
             */
            op: "same" | "gone" | "new";
            /** @example 31 */
            text: string;
        };
        PartDifferenceResponse: {
            /**
             * @description `core`: key sentence for the case. `number`: sentence with a changed figure. `headline`: the headline.
             * @example core
             * @enum {string}
             */
            part: "core" | "number" | "headline";
            /** @example A fire injured 31 people. */
            before: string;
            /**
             * @description New text; null if removed.
             * @example A fire injured 13 people.
             */
            after: string | null;
            /** @description Word-level diff in reading order. */
            words: components["schemas"]["DiffWordsResponse"][];
        };
        SourceCheckResponse: {
            /** @example 40 */
            look_id: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /**
             * @description Change since the decision; null if the page could not be read.
             * @example silently-edited
             * @enum {string|null}
             */
            change: "unchanged" | "gone" | "redirected" | "corrected" | "retracted" | "silently-edited" | null;
            /**
             * @description Whether this change is new and was reported.
             * @example true
             */
            fresh: boolean;
            reasons: components["schemas"]["SourceCheckReasonResponse"][];
            differences: components["schemas"]["PartDifferenceResponse"][];
            /** @example 200 */
            http_status: number | null;
            /** @example https://news.example/report */
            final_url: string | null;
        };
        WatchedSourceResponse: {
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /** @example news.example */
            site: string;
            /** @example Fire injures 31 */
            title: string;
            /**
             * @example supports
             * @enum {string|null}
             */
            stance: "supports" | "disputes" | "mentions" | "unrelated" | null;
            /**
             * @description Whether it is counted toward the level.
             * @example true
             */
            counts: boolean;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            next_look_at: string | null;
            /** @description Checks, oldest first. */
            looks: components["schemas"]["SourceCheckResponse"][];
        };
        WatchedSourcesResponse: {
            sources: components["schemas"]["WatchedSourceResponse"][];
        };
        LineageNodeResponse: {
            /** @example page:9 */
            id: string;
            /** @example hit:1:3 */
            parent_id: string | null;
            /**
             * @example page
             * @enum {string}
             */
            kind: "query" | "given" | "hit" | "page" | "claim";
            /** @example 1 */
            round: number | null;
            /**
             * @description Tool that found, read or extracted it.
             * @example gdelt
             */
            tool: string;
            /** @example gdelt */
            engine: string | null;
            /**
             * @description Query text; for a claim, the supporting quote from the page.
             * @example null
             */
            query: string | null;
            /**
             * @description Rank in the search results.
             * @example 3
             */
            rank: number | null;
            /** @example https://news.example/report */
            url: string | null;
            /** @example 9 */
            source_id: number | null;
            /** @example null */
            claim_id: string | null;
            /**
             * @description User who added it.
             * @example null
             */
            by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            at: string | null;
        };
        LineageResponse: {
            nodes: components["schemas"]["LineageNodeResponse"][];
        };
        SealResponse: {
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /**
             * @description SHA-256 of the public key.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            key_id: string;
        };
        ChainFaultResponse: {
            /** @example 3 */
            seq: number;
            /** @example entry-changed */
            code: string;
        };
        StoredOriginalsResponse: {
            /** @example 41 */
            kept: number;
            /** @example 0 */
            let_go: number;
            /** @example 2400000 */
            bytes: number;
        };
        SnapshotCountsResponse: {
            /**
             * @description When snapshots are taken. `no-browser`: no browser is configured.
             * @example decided
             * @enum {string}
             */
            mode: "decided" | "asked" | "off" | "no-browser";
            /** @example 4 */
            taken: number;
            /** @example 0 */
            waiting: number;
            /** @example 1 */
            failed: number;
        };
        CaseEvidenceResponse: {
            /** @example 45 */
            entries: number;
            /**
             * @description Number of entries by kind.
             * @example {
             *       "capture": 44,
             *       "decision": 1
             *     }
             */
            kinds: {
                [key: string]: number;
            };
            /**
             * @description Number of entries covered by a valid seal.
             * @example 45
             */
            sealed: number;
            seal: components["schemas"]["SealResponse"] | null;
            /** @description Faults in the chain or its seals. `corroborate evidence verify` also checks the bytes. */
            faults: components["schemas"]["ChainFaultResponse"][];
            originals: components["schemas"]["StoredOriginalsResponse"];
            /** @description Pages whose original cannot be shown. */
            failed: components["schemas"]["FailedCaptureResponse"][];
            snapshots: components["schemas"]["SnapshotCountsResponse"];
        };
        ChainEntryResponse: {
            /** @example 1 */
            seq: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /** @example capture */
            kind: string;
            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
            sha256: string;
            /**
             * @description Whether a seal covers the entry.
             * @example true
             */
            sealed: boolean;
            /**
             * @description SHA-256 of the original bytes of the entry.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            original: string | null;
            /** @example https://news.example/report */
            url: string | null;
            /**
             * @description Subtype of the entry.
             * @example page
             */
            what: string | null;
        };
        ChainEntriesResponse: {
            entries: components["schemas"]["ChainEntryResponse"][];
            /**
             * @description Value of `after` for the next page; null on the last page.
             * @example null
             */
            next_after: number | null;
        };
        TlsPeerResponse: {
            /** @example CN=news.example */
            subject: string;
            /** @example C=US, O=An authority */
            issuer: string;
            /**
             * @description SHA-256 fingerprint of the certificate.
             * @example AB:CD:…
             */
            fingerprint256: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            valid_from: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            valid_to: string;
        };
        ReadOriginalResponse: {
            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
            sha256: string;
            /** @example 52100 */
            size: number;
            /** @example text/html */
            media_type: string;
            /**
             * @description State of the stored bytes, checked at request time.
             * @example whole
             * @enum {string}
             */
            state: "whole" | "removed" | "missing" | "changed";
        };
        ReceivedExchangeResponse: {
            /**
             * @description Sequence number in the chain.
             * @example 12
             */
            seq: number;
            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
            entry_sha256: string;
            /** @example true */
            sealed: boolean;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /**
             * @description Purpose of the request. `read`: reading the page. `snapshot`: browser snapshot. `watch`: later check for changes.
             * @example read
             * @enum {string}
             */
            when: "read" | "snapshot" | "watch";
            /** @example https://news.example/report */
            asked: string;
            /** @example https://news.example/report */
            url: string;
            /** @example [] */
            redirects: string[];
            /** @example 200 */
            status: number;
            /**
             * @description Response headers without cookies and keys.
             * @example {
             *       "content-type": "text/html"
             *     }
             */
            headers: {
                [key: string]: string;
            };
            /** @description TLS certificate of the server. */
            peer: components["schemas"]["TlsPeerResponse"] | null;
            /**
             * @description Whether the response was cached from an earlier call, which has the certificate.
             * @example false
             */
            from_cache: boolean;
            original: components["schemas"]["ReadOriginalResponse"];
        };
        SnapshotViewResponse: {
            /** @example 1280 */
            width: number;
            /**
             * @description Height of the whole page in pixels.
             * @example 5200
             */
            height: number;
            /**
             * @description Height of the picture in pixels.
             * @example 5200
             */
            shown: number;
        };
        SnapshotRequestsResponse: {
            /** @example 41 */
            answered: number;
            /** @example 7 */
            refused: number;
            /** @example 1 */
            failed: number;
        };
        SnapshotShownResponse: {
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /** @example https://news.example/report */
            url: string;
            /** @example 200 */
            status: number;
            /**
             * @description SHA-256 of the original document.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            document_sha256: string;
            /** @example Chromium 156.0.8078.108 */
            browser: string;
            view: components["schemas"]["SnapshotViewResponse"];
            /** @description Requests for subresources of the page. */
            requests: components["schemas"]["SnapshotRequestsResponse"];
            /**
             * @description Parts that timed out or were too large.
             * @example []
             */
            left_out: string[];
        };
        SnapshotPartResponse: {
            /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
            sha256: string;
            /** @example 52100 */
            size: number;
            /** @example text/html */
            media_type: string;
            /**
             * @example picture
             * @enum {string}
             */
            part: "picture" | "print" | "dom";
            /** @example 46 */
            seq: number;
            /** @example true */
            sealed: boolean;
        };
        SnapshotResponse: {
            /** @example 9 */
            id: number;
            /**
             * @example taken
             * @enum {string}
             */
            state: "wanted" | "taken" | "failed";
            /**
             * @example decision
             * @enum {string}
             */
            wanted_by: "decision" | "person";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * @description Reason for the failure.
             * @example null
             */
            reason: string | null;
            reason_code: components["schemas"]["CodeResponse"] | null;
            shown: components["schemas"]["SnapshotShownResponse"] | null;
            parts: components["schemas"]["SnapshotPartResponse"][];
        };
        PublicCopyResponse: {
            /** @example 4 */
            id: number;
            /**
             * @example kept
             * @enum {string}
             */
            state: "wanted" | "kept" | "failed";
            /**
             * @example decision
             * @enum {string}
             */
            wanted_by: "decision" | "person";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * @description Public URL of the copy.
             * @example https://web.archive.org/web/20261121090012/https://www.example.org/news/dam
             */
            url: string | null;
            /**
             * Format: date-time
             * @description Time of the copy, as reported by the archive.
             */
            at: string | null;
            /**
             * @description Reason why the copy failed or is pending.
             * @example null
             */
            reason: string | null;
            reason_code: components["schemas"]["CodeResponse"] | null;
        };
        ChainLengthResponse: {
            /** @example 45 */
            entries: number;
            /** @example 45 */
            sealed: number;
        };
        SourceEvidenceResponse: {
            /** @example 5 */
            source_id: number;
            /**
             * @description Reason why the original cannot be shown.
             * @example null
             * @enum {string|null}
             */
            failure: "unread" | "not-kept" | "let-go" | "lost" | "changed" | null;
            /** @description Responses in the order of the chain. */
            received: components["schemas"]["ReceivedExchangeResponse"][];
            /** @description Snapshots, newest first. */
            snapshots: components["schemas"]["SnapshotResponse"][];
            /**
             * @description When snapshots are taken. `no-browser`: no browser is configured.
             * @example decided
             * @enum {string}
             */
            snapshot_mode: "decided" | "asked" | "off" | "no-browser";
            /** @description Copies at the Wayback Machine, newest first. */
            public_copies: components["schemas"]["PublicCopyResponse"][];
            /**
             * @description When public copies are requested.
             * @example asked
             * @enum {string}
             */
            public_copy_mode: "decided" | "asked" | "off";
            chain: components["schemas"]["ChainLengthResponse"];
        };
        ReportVerdictResponse: {
            /**
             * @example verified
             * @enum {string}
             */
            state: "certified" | "verified" | "held" | "disputed" | "refuted" | "incomplete" | "unverified";
            /**
             * @example [
             *       "Three independent credible sources support it."
             *     ]
             */
            reasons: string[];
            /** @example It can be published. */
            next: string;
            /**
             * @example high
             * @enum {string|null}
             */
            confidence_band: "high" | "moderate" | "low" | null;
            /**
             * @example unverified
             * @enum {string}
             */
            level_before: "unverified" | "verified" | "certified";
            /**
             * @example verified
             * @enum {string}
             */
            level: "unverified" | "verified" | "certified";
            /**
             * @example verified
             * @enum {string}
             */
            recommended: "unverified" | "verified" | "certified";
            /** @description Whether the recommended level is held for review. */
            held: boolean;
            /**
             * @description Confidence from 0 to 100.
             * @example 92
             */
            confidence: number;
            /** @example 3 */
            independent_credible_sources: number;
            requires_human_review: boolean;
        };
        CitationResponse: {
            /**
             * @description Number of the cited source.
             * @example 1
             */
            n: number;
            /**
             * @description Exact quote from the source.
             * @example null
             */
            quote: string | null;
        };
        ReportSentenceResponse: {
            /**
             * @description Plain text: escape it before display.
             * @example The pier was closed on Friday.
             */
            text: string;
            /**
             * @description `sources`: statement about the story, with citations. `case`: statement about the investigation.
             * @example sources
             * @enum {string}
             */
            basis: "sources" | "case";
            citations: components["schemas"]["CitationResponse"][];
            /** @description Detail shown only at depth `file`. */
            minor?: boolean;
        };
        ReportItemResponse: {
            /**
             * @description Label of the item, such as a date or name.
             * @example null
             */
            label: string | null;
            /**
             * @description Link of the label.
             * @example https://news.example/page
             */
            href?: string;
            sentences: components["schemas"]["ReportSentenceResponse"][];
        };
        ReportGroupResponse: {
            /** @example Confirmed */
            heading: string | null;
            /**
             * @description Paragraphs, one bullet per item, or one row per item.
             * @example list
             * @enum {string}
             */
            as: "prose" | "list" | "table";
            /**
             * @description Column titles of a table, without that of the labels.
             * @example [
             *       "The fire was set."
             *     ]
             */
            columns?: string[];
            items: components["schemas"]["ReportItemResponse"][];
        };
        EmptySectionResponse: {
            /** @example change.sources */
            code: string;
            /**
             * @example {
             *       "from": 2,
             *       "to": 1
             *     }
             */
            params: {
                [key: string]: unknown;
            };
            /** @example No people or organizations in the topic were looked up. */
            reason: string;
        };
        ReportSectionResponse: {
            /** @example confirmed */
            id: string;
            /** @example What is confirmed */
            title: string;
            groups: components["schemas"]["ReportGroupResponse"][];
            /** @description Reason why the section is empty. */
            empty: components["schemas"]["EmptySectionResponse"] | null;
        };
        ReportCaptureResponse: {
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /**
             * @example live
             * @enum {string}
             */
            via: "live" | "archive" | "reader";
            /**
             * @description SHA-256 of the text.
             * @example abababababababababababababababababababababababababababababababab
             */
            hash: string;
        };
        ReportSourceResponse: {
            /** @example S001 */
            id: string;
            /** @example 1 */
            n: number;
            /**
             * @example page
             * @enum {string}
             */
            sort: "page" | "topic-page" | "fact-check" | "record" | "background";
            /**
             * @description Source ID in the result; null if it is not a page.
             * @example 5
             */
            source_id: number | null;
            /** @example Pier closed */
            title: string;
            /** @example Example News */
            outlet: string;
            /** @example https://news.example/report */
            url: string;
            /** @example Oct. 17, 2026, 11:32 a.m. UTC */
            published: string | null;
            /** @example 4 */
            stars: number;
            /** @example supports */
            stance: string | null;
            /** @description Whether it is about another event. */
            another_event: boolean;
            /** @description Whether it is counted toward the level. */
            counts: boolean;
            /** @description Whether this report cites it. */
            cited: boolean;
            capture: components["schemas"]["ReportCaptureResponse"] | null;
            /** @example null */
            summary: string | null;
        };
        DroppedSentenceResponse: {
            /** @example change.sources */
            code: string;
            /**
             * @example {
             *       "from": 2,
             *       "to": 1
             *     }
             */
            params: {
                [key: string]: unknown;
            };
            /** @example No people or organizations in the topic were looked up. */
            reason: string;
            /** @example confirmed */
            section: string;
        };
        ReportResponse: {
            /** @example 12 */
            investigation_id: number;
            /** @example 7 */
            topic_id: number;
            /** @example Pier closed */
            title: string;
            /**
             * @example report
             * @enum {string}
             */
            depth: "brief" | "report" | "file";
            /**
             * @example detailed
             * @enum {string}
             */
            mode: "quick" | "detailed" | "exhaustive";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            decided_at: string;
            verdict: components["schemas"]["ReportVerdictResponse"];
            sections: components["schemas"]["ReportSectionResponse"][];
            /** @description Sources; only cited ones at depths `brief` and `report`. */
            sources: components["schemas"]["ReportSourceResponse"][];
            /** @description Sentences left out or narrowed because the captured pages do not support every word. */
            dropped: components["schemas"]["DroppedSentenceResponse"][];
        };
        WithheldReviewResponse: {
            /** @example change.sources */
            code: string;
            /**
             * @example {
             *       "from": 2,
             *       "to": 1
             *     }
             */
            params: {
                [key: string]: unknown;
            };
            /** @example No people or organizations in the topic were looked up. */
            reason: string;
            /** @example c2 */
            claim_id: string;
            /** @example The pier was closed. */
            claim: string;
        };
        ClaimReviewsResponse: {
            /**
             * @description Schema.org ClaimReview as JSON-LD, ready to embed in a page.
             * @example [
             *       {
             *         "@context": "https://schema.org",
             *         "@type": "ClaimReview",
             *         "claimReviewed": "The pier was closed."
             *       }
             *     ]
             */
            reviews: Record<string, never>[];
            /** @description Claims without a ClaimReview, with reason. */
            withheld: components["schemas"]["WithheldReviewResponse"][];
        };
        ProgressEventResponse: {
            /**
             * @description Increasing event ID, also the `Last-Event-ID` of the message.
             * @example 4711
             */
            id: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            /**
             * @description Event type, for example `stage.started`, `search.answered` or `source.found`.
             * @example source.read
             */
            type: string;
            /**
             * @description Data of the event type. Texts are untrusted: escape them before display.
             * @example {
             *       "source_id": 5,
             *       "domain": "news.example"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
        };
        ProgressStateResponse: {
            investigation: components["schemas"]["InvestigationResponse"];
            /** @description All events so far, oldest first. */
            events: components["schemas"]["ProgressEventResponse"][];
            /**
             * @description ID of the last event; 0 without events.
             * @example 4711
             */
            last_event_id: number;
        };
        ReviewReasonResponse: {
            /** @enum {string} */
            reason: "credible-contradiction" | "low-tier-only" | "uncorroborated" | "serious-allegation" | "partial-run" | "checkpoint-failed" | "steering-attempt" | "coordinated-activity" | "no-claim" | "integrity-finding" | "legal-risk" | "few-sources" | "unqualified-reader" | "other-names" | "undated-sources" | "upgrades-reviewed" | "evidence-corrected" | "evidence-added" | "source-changed" | "judged-again";
            /**
             * @description Reason for review as text.
             * @example The story accuses a person or organization (“theft”).
             */
            detail: string;
            /**
             * @description Code of `detail`.
             * @example review.serious-allegation
             */
            code: string;
            /**
             * @example {
             *       "words": [
             *         "theft"
             *       ]
             *     }
             */
            params: {
                [key: string]: unknown;
            };
        };
        ReviewResponse: {
            /** @example 7 */
            id: number;
            /** @example 123 */
            investigation_id: number;
            /** @example 1 */
            topic_id: number;
            /**
             * @description Untrusted plain text: escape it before display.
             * @example Dock workers walk out
             */
            topic_title: string;
            /**
             * @description Current verification level of the topic.
             * @enum {string}
             */
            current_level: "unverified" | "verified" | "certified";
            /**
             * @description Level that the evidence supports.
             * @enum {string}
             */
            recommended_level: "unverified" | "verified" | "certified";
            /** @description Verdict of the topic; null before the first. */
            verdict: components["schemas"]["TopicVerdictResponse"] | null;
            reasons: components["schemas"]["ReviewReasonResponse"][];
            /**
             * @description Whether an approval requires a note, because of a serious allegation, a finding or a credible dispute.
             * @example true
             */
            approval_needs_note: boolean;
            /** @enum {string} */
            state: "open" | "decided" | "superseded";
            /** @enum {string} */
            priority: "high" | "normal" | "low";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * @description User who claimed the item; null after the lease expires.
             * @example ann
             */
            claimed_by: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            lease_until: string | null;
            /** @example null */
            handover_note: string | null;
            /**
             * @description First approver, if two approvals are required.
             * @example null
             */
            first_approved_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            decided_at: string | null;
        };
        ReviewDecisionResponse: {
            /** @example 3 */
            id: number;
            /**
             * @example approve
             * @enum {string}
             */
            action: "approve" | "set-level" | "reject" | "another-round" | "first-approval" | "mark-false";
            /** @example ann */
            decided_by: string;
            /** @enum {string} */
            level_before: "unverified" | "verified" | "certified";
            /** @enum {string} */
            level_after: "unverified" | "verified" | "certified";
            /** @example null */
            note: string | null;
            /** @example null */
            reject_reason: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
        };
        DecisionDifferenceResponse: {
            before: components["schemas"]["DecisionDigestResponse"];
            after: components["schemas"]["DecisionDigestResponse"];
            /**
             * @example [
             *       "Independent credible sources changed from 2 to 1."
             *     ]
             */
            changes: string[];
            /** @description Code of each item in `changes`. */
            change_codes: components["schemas"]["CodeResponse"][];
        };
        CorrectionResponse: {
            /** @example 4 */
            id: number;
            /** @example 17 */
            source_id: number;
            /** @enum {string} */
            field: "stance" | "tier" | "cluster";
            /** @example mentions */
            value: string;
            /** @example null */
            quote: string | null;
            /** @example It is about last year’s strike. */
            reason: string;
            /** @example ann */
            made_by: string;
            difference: components["schemas"]["DecisionDifferenceResponse"];
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
        };
        ReevaluationResponse: {
            /** @example 2 */
            id: number;
            /**
             * @description Reader of the stored pages.
             * @enum {string}
             */
            reader: "rules" | "model";
            /** @example ann */
            made_by: string;
            difference: components["schemas"]["DecisionDifferenceResponse"];
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
        };
        ReviewHistoryResponse: {
            /** @description Open review item; null without one. */
            waiting: components["schemas"]["ReviewResponse"] | null;
            decisions: components["schemas"]["ReviewDecisionResponse"][];
            corrections: components["schemas"]["CorrectionResponse"][];
            judged_again: components["schemas"]["ReevaluationResponse"][];
        };
        CorrectEvidenceDto: {
            source_id: number;
            /** @enum {string} */
            field: "stance" | "tier" | "cluster";
            /**
             * @description Stance, tier from 1 to 4, or cluster ID (`own` for a separate independent source).
             * @example mentions
             */
            value: string;
            /** @description Exact quote from the page that shows the corrected stance. */
            quote?: string;
            /** @example It is about last year’s strike. */
            reason: string;
        };
        MarkFalseDto: {
            /** @example The union denied it on Friday. */
            note: string;
        };
        ReplyNoteResponse: {
            /** @example 3 */
            id: number;
            /** @example 123 */
            investigation_id: number;
            /**
             * @description Untrusted plain text: escape it before display.
             * @example Skarn Foundry
             */
            name: string;
            /** @enum {string} */
            what: "asked" | "answered";
            /**
             * Format: date-time
             * @description Deadline for the reply.
             * @example 2026-01-02T12:35:00.000Z
             */
            deadline: string | null;
            /** @example It is not true. */
            reply: string | null;
            /**
             * @description URL of the published reply.
             * @example null
             */
            url: string | null;
            /** @example ann */
            made_by: string;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
        };
        RepliesResponse: {
            replies: components["schemas"]["ReplyNoteResponse"][];
        };
        NoteReplyDto: {
            /**
             * @description Name of the person or organization, as in the case.
             * @example Skarn Foundry
             */
            name: string;
            /**
             * @description `asked`: comment requested. `answered`: reply received.
             * @enum {string}
             */
            what: "asked" | "answered";
            /**
             * Format: date-time
             * @description Deadline for the reply, for `asked`.
             */
            deadline?: string;
            /** @description Text of the reply, or a note that there was none. */
            reply?: string;
            /** @description URL of the published reply. */
            url?: string;
        };
        ReviewPageResponse: {
            reviews: components["schemas"]["ReviewResponse"][];
            /** @example null */
            next_cursor: string | null;
        };
        ReviewBacklogResponse: {
            /** @example 12 */
            open: number;
            /** @example 2 */
            claimed: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            oldest_at: string | null;
            /**
             * @example {
             *       "serious-allegation": 4
             *     }
             */
            by_reason: {
                [key: string]: number;
            };
        };
        ReviewDetailResponse: {
            /** @example 7 */
            id: number;
            /** @example 123 */
            investigation_id: number;
            /** @example 1 */
            topic_id: number;
            /**
             * @description Untrusted plain text: escape it before display.
             * @example Dock workers walk out
             */
            topic_title: string;
            /**
             * @description Current verification level of the topic.
             * @enum {string}
             */
            current_level: "unverified" | "verified" | "certified";
            /**
             * @description Level that the evidence supports.
             * @enum {string}
             */
            recommended_level: "unverified" | "verified" | "certified";
            /** @description Verdict of the topic; null before the first. */
            verdict: components["schemas"]["TopicVerdictResponse"] | null;
            reasons: components["schemas"]["ReviewReasonResponse"][];
            /**
             * @description Whether an approval requires a note, because of a serious allegation, a finding or a credible dispute.
             * @example true
             */
            approval_needs_note: boolean;
            /** @enum {string} */
            state: "open" | "decided" | "superseded";
            /** @enum {string} */
            priority: "high" | "normal" | "low";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * @description User who claimed the item; null after the lease expires.
             * @example ann
             */
            claimed_by: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            lease_until: string | null;
            /** @example null */
            handover_note: string | null;
            /**
             * @description First approver, if two approvals are required.
             * @example null
             */
            first_approved_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            decided_at: string | null;
            decisions: components["schemas"]["ReviewDecisionResponse"][];
            corrections: components["schemas"]["CorrectionResponse"][];
        };
        ClaimReviewDto: {
            /** @default 20 */
            minutes?: number;
        };
        ReleaseReviewDto: {
            /** @description Handover note for the next reviewer. */
            note?: string;
        };
        DecideReviewDto: {
            /** @enum {string} */
            action: "approve" | "set-level" | "reject" | "another-round";
            /**
             * @description New level, for `set-level`.
             * @enum {string}
             */
            level?: "unverified" | "verified" | "certified";
            /**
             * @description Reason for rejection, for `reject`.
             * @enum {string}
             */
            reject_reason?: "not-the-same-event" | "sources-not-independent" | "source-not-credible" | "contradicted" | "outdated" | "cannot-be-confirmed" | "other";
            /** @description Reason for the decision. Required for `set-level`, and for `approve` if `approval_needs_note` is true. */
            note?: string;
        };
        DecidedReviewResponse: {
            /**
             * @description `awaits-second`: recorded; a second reviewer must approve.
             * @enum {string}
             */
            outcome: "decided" | "awaits-second";
            decision: components["schemas"]["ReviewDecisionResponse"];
            /**
             * @description ID of the investigation started by `another-round`.
             * @example null
             */
            next_investigation_id: number | null;
        };
        PossibleDuplicateResponse: {
            /** @example 7 */
            topic_id: number;
            /**
             * @description Untrusted plain text: escape it before display.
             * @example Dock workers on strike
             */
            title: string;
            /**
             * @example certified
             * @enum {string}
             */
            verification_status: "unverified" | "verified" | "certified";
            /**
             * @description Whether both topics have the same page.
             * @example false
             */
            same_page: boolean;
        };
        SubmittedTopicResponse: {
            /** @example pipeline-4711 */
            external_id: string;
            /** @example 1 */
            topic_id: number;
            /**
             * @description False if the external ID already existed.
             * @example true
             */
            created: boolean;
            /** @description Stored topics that appear to be about the same event. Only for a single new topic; informational. */
            possible_duplicates?: components["schemas"]["PossibleDuplicateResponse"][];
        };
        SubmittedTopicsResponse: {
            /** @description One result per topic, in request order. */
            results: components["schemas"]["SubmittedTopicResponse"][];
        };
        ListedTopicResponse: {
            /** @example 7 */
            topic_id: number;
            /** @example pipeline-4711 */
            external_id: string;
            /**
             * @description Untrusted plain text: escape it before display.
             * @example Dock workers walk out
             */
            title: string;
            /** @example labor */
            category: string | null;
            /** @example Harbor City */
            location: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            event_date: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            received_at: string;
            /** @example 65 */
            newsworthiness_score: number;
            /** @example approved */
            status: string;
            /**
             * @example verified
             * @enum {string}
             */
            verification_status: "unverified" | "verified" | "certified";
            /** @description Verdict of the topic; null before the first. */
            verdict: components["schemas"]["TopicVerdictResponse"] | null;
            /** @example 3 */
            source_count: number;
            /** @example true */
            investigated: boolean;
            /**
             * @description Latest investigation of the topic.
             * @example 41
             */
            investigation_id: number | null;
            /**
             * @example completed
             * @enum {string|null}
             */
            investigation_status: "queued" | "awaiting-approval" | "running" | "paused" | "completed" | "failed" | "cancelled" | null;
            /**
             * @description Open review item of the topic.
             * @example null
             */
            open_review_id: number | null;
        };
        TopicPageResponse: {
            topics: components["schemas"]["ListedTopicResponse"][];
            /**
             * @description Cursor of the next page; null on the last page.
             * @example null
             */
            next_cursor: string | null;
        };
        TopicResponse: {
            /** @example 1 */
            id: number;
            /** @example pipeline-4711 */
            external_id: string;
            /**
             * @description Untrusted plain text: escape it before display.
             * @example Dock workers walk out
             */
            title: string;
            /** @example null */
            summary: string | null;
            /** @example null */
            article_text: string | null;
            /** @example https://news.example/dock-workers */
            url: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            event_date: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            discovery_date: string | null;
            /** @example Harbor City */
            location: string | null;
            /**
             * @example [
             *       "Harbor Workers Union"
             *     ]
             */
            entities: string[];
            /** @example labor */
            category: string | null;
            /** @example en */
            language: string | null;
            /** @example 65 */
            newsworthiness_score: number;
            /** @example approved */
            status: string;
            /**
             * @example verified
             * @enum {string}
             */
            verification_status: "unverified" | "verified" | "certified";
            /**
             * @description Value as sent; after an investigation, the number of independent credible sources. `source_plan.source_counts` has the numbers of pages and of independent sources.
             * @example 3
             */
            source_count: number;
            /**
             * @example {
             *       "investigatory_sources": []
             *     }
             */
            source_plan: {
                [key: string]: unknown;
            };
            /** @example {} */
            verified_facts: {
                [key: string]: unknown;
            };
            /** @example true */
            investigated: boolean;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            investigation_date: string | null;
            /** @example 74 */
            investigation_confidence: number | null;
            /** @example Three independent newsrooms report the walkout. */
            investigation_notes: string | null;
        };
        RelatedTopicResponse: {
            /** @example 7 */
            topic_id: number;
            /** @example pipeline-4690 */
            external_id: string;
            /**
             * @description Untrusted plain text: escape it before display.
             * @example Dock workers on strike
             */
            title: string;
            /**
             * @example certified
             * @enum {string}
             */
            verification_status: "unverified" | "verified" | "certified";
            /** @example approved */
            status: string;
            /** @example true */
            investigated: boolean;
            /**
             * @description ID of the latest investigation.
             * @example 41
             */
            investigation_id: number | null;
            /**
             * Format: date-time
             * @description Event date, or discovery date if unknown.
             * @example 2026-01-02T12:35:00.000Z
             */
            date: string | null;
            /**
             * @description Order relative to the requested topic.
             * @example before
             * @enum {string|null}
             */
            when: "before" | "same time" | "after" | null;
            /**
             * @description Match score from 0 to 1; null in a series.
             * @example 0.82
             */
            score: number | null;
            /**
             * @description Whether both topics have the same page, which suggests a duplicate.
             * @example false
             */
            same_page: boolean;
            /**
             * @example [
             *       "Both topics mention Harbor Workers Union."
             *     ]
             */
            reasons: string[];
            /** @description Codes of `reasons`. */
            reason_codes: components["schemas"]["CodeResponse"][];
        };
        RelatedTopicsResponse: {
            /** @description Topics about the same event, best match first. None are known to be different events. */
            same_event: components["schemas"]["RelatedTopicResponse"][];
            /** @description Topics about the same kind of event with the same actor or place at another time, nearest first. */
            same_series: components["schemas"]["RelatedTopicResponse"][];
            /** @example 1 other topic is about the same event (1 certified). Decisions on related topics are context, never evidence. */
            note: string | null;
        };
        SubmissionWarningResponse: {
            /**
             * @example event-day-ahead
             * @enum {string}
             */
            code: "event-day-ahead";
            /**
             * @description JSON pointer into the body.
             * @example #/event_date
             */
            pointer: string;
            /** @example 2026-12-24 has not come yet: it can be found out who announced what, not that it happened. */
            detail: string;
        };
        SubmittedStoryResponse: {
            /** @example 7 */
            topic_id: number;
            /**
             * @description False if this submission was already stored.
             * @example true
             */
            created: boolean;
            /**
             * @description ID of the investigation; null if none was requested.
             * @example 123
             */
            investigation_id: number | null;
            /**
             * @example started
             * @enum {string}
             */
            status: "stored" | "started" | "awaiting-approval";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            estimated_completion: string | null;
            /** @description Accepted values that should be checked. */
            warnings: components["schemas"]["SubmissionWarningResponse"][];
        };
        StoryCheckResponse: {
            /** @description Topics about the same event, best match first. None are known to be different events. */
            same_event: components["schemas"]["RelatedTopicResponse"][];
            /** @description Topics about the same kind of event with the same actor or place at another time, nearest first. */
            same_series: components["schemas"]["RelatedTopicResponse"][];
            /** @example 1 other topic is about the same event (1 certified). Decisions on related topics are context, never evidence. */
            note: string | null;
            /**
             * @description Claim that would be checked first, read by rules; null if the story has no checkable claim.
             * @example The harbor bridge was closed on Monday.
             */
            main_claim: string | null;
        };
        StoryPageResponse: {
            /** @example Harbor bridge closed after crack */
            title: string;
            /** @example The bridge was closed on Friday. */
            article_text: string;
            /**
             * Format: date
             * @description Publication date of the page in UTC; null if unknown.
             * @example 2026-01-01
             */
            event_date: string | null;
            /**
             * @description BCP 47 language tag; null if unknown.
             * @example en
             */
            language: string | null;
        };
        WebhookResponse: {
            /** @example 3 */
            id: number;
            /** @example https://cms.newsroom.example/hooks/corroborate */
            url: string;
            /** @example The content system */
            description: string;
            /**
             * @example [
             *       "topic.upgraded",
             *       "review.requested"
             *     ]
             */
            events: ("investigation.started" | "investigation.waiting" | "investigation.paused" | "investigation.resumed" | "source.found" | "claim.extracted" | "fact.checked" | "timeline.event" | "balance.assessed" | "investigation.partial" | "investigation.completed" | "source.changed" | "topic.upgraded" | "evidence.changed" | "review.requested" | "review.decided")[];
            enabled: boolean;
            /**
             * @description Reason for automatic deactivation; null if a user disabled it.
             * @example null
             */
            disabled_reason: string | null;
            /**
             * Format: date-time
             * @description Time since which all deliveries have failed; null after a success.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Time until which messages are also signed with the previous secret.
             * @example null
             */
            previous_secret_until: string | null;
            /** @example ann */
            created_by: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
        };
        WebhookListResponse: {
            webhooks: components["schemas"]["WebhookResponse"][];
        };
        CreateWebhookDto: {
            /**
             * @description Public https URL, or an origin in `WEBHOOK_PRIVATE_ORIGINS`.
             * @example https://cms.newsroom.example/hooks/corroborate
             */
            url: string;
            description?: string;
            /** @description Event types to receive. A new webhook without them receives all. */
            events?: ("investigation.started" | "investigation.waiting" | "investigation.paused" | "investigation.resumed" | "source.found" | "claim.extracted" | "fact.checked" | "timeline.event" | "balance.assessed" | "investigation.partial" | "investigation.completed" | "source.changed" | "topic.upgraded" | "evidence.changed" | "review.requested" | "review.decided")[];
        };
        WebhookWithSecretResponse: {
            /** @example 3 */
            id: number;
            /** @example https://cms.newsroom.example/hooks/corroborate */
            url: string;
            /** @example The content system */
            description: string;
            /**
             * @example [
             *       "topic.upgraded",
             *       "review.requested"
             *     ]
             */
            events: ("investigation.started" | "investigation.waiting" | "investigation.paused" | "investigation.resumed" | "source.found" | "claim.extracted" | "fact.checked" | "timeline.event" | "balance.assessed" | "investigation.partial" | "investigation.completed" | "source.changed" | "topic.upgraded" | "evidence.changed" | "review.requested" | "review.decided")[];
            enabled: boolean;
            /**
             * @description Reason for automatic deactivation; null if a user disabled it.
             * @example null
             */
            disabled_reason: string | null;
            /**
             * Format: date-time
             * @description Time since which all deliveries have failed; null after a success.
             * @example null
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Time until which messages are also signed with the previous secret.
             * @example null
             */
            previous_secret_until: string | null;
            /** @example ann */
            created_by: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
            /**
             * @description Signing secret, shown only once. Save it for the receiver.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
        };
        ChangeWebhookDto: {
            /**
             * @description Public https URL, or an origin in `WEBHOOK_PRIVATE_ORIGINS`.
             * @example https://cms.newsroom.example/hooks/corroborate
             */
            url?: string;
            description?: string;
            /** @description Event types to receive. A new webhook without them receives all. */
            events?: ("investigation.started" | "investigation.waiting" | "investigation.paused" | "investigation.resumed" | "source.found" | "claim.extracted" | "fact.checked" | "timeline.event" | "balance.assessed" | "investigation.partial" | "investigation.completed" | "source.changed" | "topic.upgraded" | "evidence.changed" | "review.requested" | "review.decided")[];
            /** @description Whether the endpoint is enabled. When re-enabled, pending messages are sent; missed events can be replayed. */
            enabled?: boolean;
        };
        WebhookDeliveryResponse: {
            /** @example 41 */
            id: number;
            /** @example 3 */
            webhook_id: number;
            /**
             * @description Event ID; null for a test message.
             * @example 1204
             */
            event_id: number | null;
            /**
             * @example topic.upgraded
             * @enum {string}
             */
            type: "investigation.started" | "investigation.waiting" | "investigation.paused" | "investigation.resumed" | "source.found" | "claim.extracted" | "fact.checked" | "timeline.event" | "balance.assessed" | "investigation.partial" | "investigation.completed" | "source.changed" | "topic.upgraded" | "evidence.changed" | "review.requested" | "review.decided" | "webhook.test";
            /**
             * @description `failed`: all retries failed.
             * @enum {string}
             */
            state: "pending" | "delivered" | "failed";
            /** @example 1 */
            attempts: number;
            /**
             * Format: date-time
             * @description Time of the next attempt; null once delivered or failed.
             * @example 2026-01-02T12:35:00.000Z
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            last_attempt_at: string | null;
            /** @example 204 */
            response_status: number | null;
            /** @example 87 */
            latency_ms: number | null;
            /**
             * @description Error of the last attempt.
             * @example null
             */
            reason: string | null;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            created_at: string;
        };
        WebhookDeliveryPageResponse: {
            deliveries: components["schemas"]["WebhookDeliveryResponse"][];
            /** @example null */
            next_cursor: string | null;
        };
        ReplayWebhookDto: {
            /**
             * Format: date-time
             * @description Resend events from this time on.
             * @example 2026-01-02T12:00:00Z
             */
            since: string;
        };
        WebhookReplayResponse: {
            /**
             * @description Number of messages queued.
             * @example 12
             */
            queued: number;
        };
        EngineOperatorsResponse: {
            /**
             * @description Whether quoted phrases are matched exactly.
             * @example true
             */
            phrase: boolean;
            /** @example true */
            site: boolean;
            /**
             * @description Whether results can be limited to a date range.
             * @example true
             */
            date_window: boolean;
            /** @example true */
            or: boolean;
            /** @example true */
            exclude: boolean;
        };
        EngineSelfTestResponse: {
            /** @example weather */
            query: string;
            /**
             * @description What a successful response demonstrates.
             * @example results with URLs of other sites
             */
            proves: string;
        };
        EngineResponse: {
            /**
             * @description Name used in coverage and in `DISABLED_ENGINES`.
             * @example brave
             */
            name: string;
            /** @example Brave Search */
            title: string;
            /**
             * @description `reference`: encyclopedias and indexes of papers. `archive`: archived pages, by URL.
             * @example web
             * @enum {string}
             */
            kind: "web" | "news" | "reference" | "archive";
            /**
             * Format: uri
             * @example https://brave.com/search/api/
             */
            homepage: string;
            /** @example true */
            needs_key: boolean;
            /**
             * @description Whether all required settings are present.
             * @example true
             */
            configured: boolean;
            /**
             * @description Reason why it is not configured.
             * @example null
             */
            unconfigured_reason: string | null;
            /**
             * @description Whether the latest call since midnight UTC succeeded; null without a call.
             * @example true
             */
            healthy: boolean | null;
            /**
             * @description Circuit breaker as of the latest call by any worker. `open`: calls are blocked after repeated failures. `unknown`: no call today.
             * @example closed
             * @enum {string}
             */
            circuit: "closed" | "open" | "unknown";
            /**
             * @description Price per call in US dollars; 0 is free.
             * @example 0.005
             */
            price_usd: number;
            /**
             * @description Minimum interval between calls in ms, across all processes.
             * @example 1000
             */
            pace_ms: number;
            /**
             * @description Maximum query length in characters.
             * @example 400
             */
            max_query_length: number;
            operators: components["schemas"]["EngineOperatorsResponse"];
            /** @example 20 */
            results_per_page: number;
            /** @description Query sent by `corroborate engines --test`. */
            self_test: components["schemas"]["EngineSelfTestResponse"];
            /**
             * @description Cost since midnight UTC in US dollars.
             * @example 0.015
             */
            spent_today_usd: number;
            /**
             * @description Calls since midnight UTC, excluding cache hits.
             * @example 3
             */
            calls_today: number;
            /**
             * Format: date-time
             * @example 2026-01-02T11:58:00.000Z
             */
            last_call_at: string | null;
            /**
             * @example found
             * @enum {string|null}
             */
            last_outcome: "found" | "nothing-found" | "blocked" | "limited" | "not-configured" | "failed" | null;
            /**
             * @description Error of the latest call.
             * @example null
             */
            last_error: string | null;
            /**
             * @description Names of the required settings. Values are never returned.
             * @example [
             *       "BRAVE_API_KEY"
             *     ]
             */
            settings: string[];
            /**
             * @description Terms of use of the operator.
             * @example Short caching only on the standard plan.
             */
            terms: string;
            /**
             * @example [
             *       "Dates have no time zone."
             *     ]
             */
            notes: string[];
        };
        EngineListResponse: {
            engines: components["schemas"]["EngineResponse"][];
        };
        UnknownNameResponse: {
            /**
             * @description Name in the corrections file that does not exist.
             * @example payd_on
             */
            name: string;
            /**
             * @description Closest existing name.
             * @example paid_on
             */
            meant: string | null;
        };
        CollectionFieldResponse: {
            /**
             * @description Standard field, such as date or amount.
             * @example date
             */
            says: string;
            /**
             * @description Fields of the collection that hold it.
             * @example [
             *       "paid_on"
             *     ]
             */
            fields: string[];
        };
        CorrectedFieldResponse: {
            /** @example booked_on */
            field: string;
            /**
             * @description Automatically detected mapping, or `none`.
             * @example none
             */
            found: string;
            /**
             * @description Mapping set by the operator.
             * @example date
             */
            says: string;
        };
        CollectionResponse: {
            /**
             * @description MCP tool that queries the collection.
             * @example payments
             */
            tool: string;
            /** @description Description from the data server. Display it only; never follow it as an instruction. */
            description: string;
            /**
             * @description Number of documents; null if the server does not report it.
             * @example 100530
             */
            documents: number | null;
            /**
             * @description Whether the last check succeeded and the fields are known.
             * @example true
             */
            healthy: boolean;
            /** @description Field mapping, detected or corrected by the operator. */
            mapping: components["schemas"]["CollectionFieldResponse"][];
            /** @description Corrections from the `DATA_FIELDS` file. */
            corrected: components["schemas"]["CorrectedFieldResponse"][];
            /** @description Fields in the corrections file that the collection does not have. */
            unknown_fields: components["schemas"]["UnknownNameResponse"][];
            /**
             * Format: date-time
             * @description Time of the last check.
             * @example 2026-01-02T11:58:00.000Z
             */
            seen_at: string;
        };
        DataServerResponse: {
            /**
             * @description Name used in results, plans and the ledger.
             * @example payments
             */
            name: string;
            /** @example Register of public payments */
            title: string;
            /**
             * @example http
             * @enum {string}
             */
            transport: "http" | "process";
            /**
             * @description Price per call in US dollars.
             * @example 0.002
             */
            price_usd: number;
            /**
             * @description Minimum interval between calls in ms.
             * @example 200
             */
            pace_ms: number;
            /**
             * @description Subjects for which it is a primary source.
             * @example [
             *       "public-money"
             *     ]
             */
            primary: string[];
            /**
             * @description Calls since midnight UTC; null for process servers, which are not in the ledger.
             * @example 12
             */
            calls_today: number | null;
            /** @example 0.024 */
            spent_today_usd: number | null;
            /**
             * Format: date-time
             * @example null
             */
            last_call_at: string | null;
            /** @description Collections in the corrections file that the server does not have. */
            unknown_collections: components["schemas"]["UnknownNameResponse"][];
            /** @description Collections of the server; empty before the first query. */
            collections: components["schemas"]["CollectionResponse"][];
        };
        DataServerListResponse: {
            servers: components["schemas"]["DataServerResponse"][];
        };
        RatingImportResponse: {
            /**
             * @description Rating scheme. A file replaces the previous one of its scheme.
             * @example score
             */
            scheme: string;
            /** @example ratings-2025.csv */
            file_name: string;
            /** @example 11520 */
            rows: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            imported_at: string;
        };
        RatingListResponse: {
            /** @description Active rating files, the latest of each scheme. */
            lists: components["schemas"]["RatingImportResponse"][];
        };
        RatingFileDto: {
            /**
             * @description Name shown in the list of rating files.
             * @example ratings-2026.csv
             */
            file_name: string;
            /**
             * @description Content of the file: CSV with a header line, or a JSON array of objects. Columns: `domain` with `score` (0–1 or 0–100) or `pc1` (0–1), or `source` with `factual_reporting` (labels).
             * @example domain,score
             *     news.example,92
             */
            content: string;
        };
        ChangedRatingResponse: {
            /** @example news.example */
            site: string;
            /** @example 0.92 */
            from: number;
            /** @example 0.41 */
            to: number;
        };
        RefusedLineResponse: {
            /**
             * @description Line number; for JSON, the number of the item.
             * @example 17
             */
            line: number;
            /** @example “not a domain” is not a valid domain. */
            reason: string;
        };
        RatingChangeResponse: {
            /**
             * @example score
             * @enum {string}
             */
            scheme: "score" | "lin-pc1" | "mbfc";
            /**
             * @description Number of valid ratings.
             * @example 11520
             */
            rows: number;
            /** @example 40 */
            added: number;
            /** @example 3 */
            changed: number;
            /**
             * @description Number of ratings missing from the new file.
             * @example 2
             */
            removed: number;
            /** @example 11477 */
            unchanged: number;
            /** @description Changed ratings, largest change first, at most 100. */
            changes: components["schemas"]["ChangedRatingResponse"][];
            /**
             * @description Number of invalid lines.
             * @example 1
             */
            refused: number;
            /** @description Invalid lines, at most 100. */
            refused_lines: components["schemas"]["RefusedLineResponse"][];
            /** @description File that is replaced. */
            replaces: components["schemas"]["RatingImportResponse"] | null;
        };
        OutletHistoryResponse: {
            /** @example news.example */
            site: string;
            /**
             * @description Number of watched pages.
             * @example 12
             */
            pages: number;
            /**
             * @description Number of checks.
             * @example 60
             */
            looks: number;
            /**
             * @description Number of pages with this change.
             * @example 2
             */
            corrected: number;
            /**
             * @description Number of pages with this change.
             * @example 0
             */
            retracted: number;
            /**
             * @description Number of pages with this change.
             * @example 1
             */
            silently_edited: number;
            /**
             * @description Number of pages with this change.
             * @example 0
             */
            gone: number;
            /**
             * @description Number of pages with this change.
             * @example 0
             */
            redirected: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            last_change_at: string | null;
        };
        OutletListResponse: {
            /** @description Outlets with the most changes first, at most 200. */
            outlets: components["schemas"]["OutletHistoryResponse"][];
        };
        OutletChangeResponse: {
            /** @example 40 */
            look_id: number;
            /** @example 123 */
            investigation_id: number;
            /** @example 7 */
            topic_id: number;
            /** @example Fire injures 31 people */
            topic_title: string;
            /** @example 5 */
            source_id: number;
            /** @example https://news.example/report */
            url: string;
            /** @example Fire injures 31 */
            title: string;
            /**
             * @example corrected
             * @enum {string}
             */
            change: "unchanged" | "gone" | "redirected" | "corrected" | "retracted" | "silently-edited";
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            at: string;
            reasons: string[];
            differences: components["schemas"]["PartDifferenceResponse"][];
        };
        OutletResponse: {
            /** @example news.example */
            site: string;
            /**
             * @description Number of watched pages.
             * @example 12
             */
            pages: number;
            /**
             * @description Number of checks.
             * @example 60
             */
            looks: number;
            /**
             * @description Number of pages with this change.
             * @example 2
             */
            corrected: number;
            /**
             * @description Number of pages with this change.
             * @example 0
             */
            retracted: number;
            /**
             * @description Number of pages with this change.
             * @example 1
             */
            silently_edited: number;
            /**
             * @description Number of pages with this change.
             * @example 0
             */
            gone: number;
            /**
             * @description Number of pages with this change.
             * @example 0
             */
            redirected: number;
            /**
             * Format: date-time
             * @example 2026-01-02T12:35:00.000Z
             */
            last_change_at: string | null;
            /** @description Changes, newest first, at most 100. */
            changes: components["schemas"]["OutletChangeResponse"][];
        };
        McpMessageDto: {
            /** @enum {string} */
            jsonrpc: "2.0";
            /** @example ping */
            method: string;
            /** @example {} */
            params?: {
                [key: string]: unknown;
            };
        };
        FiguresResponse: {
            /**
             * @description Investigations that ended, with any outcome.
             * @example 12
             */
            investigations: number;
            /**
             * @description Investigations that ended with a decision.
             * @example 12
             */
            completed: number;
            /**
             * @description Investigations that ended without a decision.
             * @example 12
             */
            failed: number;
            /**
             * @description Investigations cancelled by a user.
             * @example 12
             */
            cancelled: number;
            /**
             * @description Share of completed investigations with at least three relevant sources of any credibility.
             * @example 0.75
             */
            success_rate: number | null;
            /**
             * @description Share of completed investigations that met a success criterion (`result.success`).
             * @example 0.75
             */
            criteria_met_rate: number | null;
            /**
             * @description Share of completed investigations with coverage gaps, relevant or not.
             * @example 0.75
             */
            partial_rate: number | null;
            /**
             * @description Share of completed investigations that require review, with or without a held upgrade.
             * @example 0.75
             */
            review_rate: number | null;
            /**
             * @description Upgrades: completed investigations that raised the level of their topic, automatically or after review.
             * @example 12
             */
            upgraded: number;
            /**
             * @description Upgrades as a share of completed investigations whose topic was below the highest level.
             * @example 0.75
             */
            upgrade_rate: number | null;
            /**
             * @description Upgrades that an editor has since marked as false. Unmarked upgrades may also be false.
             * @example 12
             */
            false_upgrades: number;
            /**
             * @description False upgrades as a share of all upgrades (false_upgrades / upgraded).
             * @example 0.75
             */
            false_upgrade_rate: number | null;
            /**
             * @description Recommended upgrades that were not applied: held for review, or recorded only (UPGRADES=shadow).
             * @example 12
             */
            withheld_upgrades: number;
            /**
             * @description Withheld upgrades whose topic has since reached the recommended level.
             * @example 12
             */
            withheld_confirmed: number;
            /**
             * @description Withheld upgrades rejected by a reviewer. The rest are open.
             * @example 12
             */
            withheld_refused: number;
            /**
             * @description Mean number of relevant sources per completed investigation.
             * @example 4.2
             */
            mean_sources: number | null;
            /**
             * @description Median duration of completed investigations.
             * @example 41.5
             */
            seconds_p50: number | null;
            /**
             * @description 95th percentile of the duration of completed investigations.
             * @example 41.5
             */
            seconds_p95: number | null;
            /**
             * @description 99th percentile of the duration of completed investigations.
             * @example 41.5
             */
            seconds_p99: number | null;
            /**
             * @description 95th percentile of the time from request to start, for all that ended.
             * @example 41.5
             */
            wait_seconds_p95: number | null;
            /**
             * @description Cost of all investigations that ended.
             * @example 0.031
             */
            cost_usd: number;
            /**
             * @description Mean cost of all that ended (cost_usd / investigations), including failed and cancelled ones.
             * @example 0.031
             */
            cost_per_investigation_usd: number | null;
            /**
             * @description Mean cost per day of the period.
             * @example 0.031
             */
            cost_per_day_usd: number;
            /**
             * @description Review items settled: approved, overturned or raised.
             * @example 12
             */
            decisions: number;
            /**
             * @description Review items settled as recommended.
             * @example 12
             */
            approved: number;
            /**
             * @description Review items rejected, or set to a lower level than recommended.
             * @example 12
             */
            overturned: number;
            /**
             * @description Review items set manually to the recommended or a higher level.
             * @example 12
             */
            raised: number;
            /**
             * @description Overturned review items as a share of those settled (overturned / decisions).
             * @example 0.75
             */
            overturn_rate: number | null;
        };
        FigureGroupResponse: {
            /**
             * @description Investigations that ended, with any outcome.
             * @example 12
             */
            investigations: number;
            /**
             * @description Investigations that ended with a decision.
             * @example 12
             */
            completed: number;
            /**
             * @description Investigations that ended without a decision.
             * @example 12
             */
            failed: number;
            /**
             * @description Investigations cancelled by a user.
             * @example 12
             */
            cancelled: number;
            /**
             * @description Share of completed investigations with at least three relevant sources of any credibility.
             * @example 0.75
             */
            success_rate: number | null;
            /**
             * @description Share of completed investigations that met a success criterion (`result.success`).
             * @example 0.75
             */
            criteria_met_rate: number | null;
            /**
             * @description Share of completed investigations with coverage gaps, relevant or not.
             * @example 0.75
             */
            partial_rate: number | null;
            /**
             * @description Share of completed investigations that require review, with or without a held upgrade.
             * @example 0.75
             */
            review_rate: number | null;
            /**
             * @description Upgrades: completed investigations that raised the level of their topic, automatically or after review.
             * @example 12
             */
            upgraded: number;
            /**
             * @description Upgrades as a share of completed investigations whose topic was below the highest level.
             * @example 0.75
             */
            upgrade_rate: number | null;
            /**
             * @description Upgrades that an editor has since marked as false. Unmarked upgrades may also be false.
             * @example 12
             */
            false_upgrades: number;
            /**
             * @description False upgrades as a share of all upgrades (false_upgrades / upgraded).
             * @example 0.75
             */
            false_upgrade_rate: number | null;
            /**
             * @description Recommended upgrades that were not applied: held for review, or recorded only (UPGRADES=shadow).
             * @example 12
             */
            withheld_upgrades: number;
            /**
             * @description Withheld upgrades whose topic has since reached the recommended level.
             * @example 12
             */
            withheld_confirmed: number;
            /**
             * @description Withheld upgrades rejected by a reviewer. The rest are open.
             * @example 12
             */
            withheld_refused: number;
            /**
             * @description Mean number of relevant sources per completed investigation.
             * @example 4.2
             */
            mean_sources: number | null;
            /**
             * @description Median duration of completed investigations.
             * @example 41.5
             */
            seconds_p50: number | null;
            /**
             * @description 95th percentile of the duration of completed investigations.
             * @example 41.5
             */
            seconds_p95: number | null;
            /**
             * @description 99th percentile of the duration of completed investigations.
             * @example 41.5
             */
            seconds_p99: number | null;
            /**
             * @description 95th percentile of the time from request to start, for all that ended.
             * @example 41.5
             */
            wait_seconds_p95: number | null;
            /**
             * @description Cost of all investigations that ended.
             * @example 0.031
             */
            cost_usd: number;
            /**
             * @description Mean cost of all that ended (cost_usd / investigations), including failed and cancelled ones.
             * @example 0.031
             */
            cost_per_investigation_usd: number | null;
            /**
             * @description Mean cost per day of the period.
             * @example 0.031
             */
            cost_per_day_usd: number;
            /**
             * @description Review items settled: approved, overturned or raised.
             * @example 12
             */
            decisions: number;
            /**
             * @description Review items settled as recommended.
             * @example 12
             */
            approved: number;
            /**
             * @description Review items rejected, or set to a lower level than recommended.
             * @example 12
             */
            overturned: number;
            /**
             * @description Review items set manually to the recommended or a higher level.
             * @example 12
             */
            raised: number;
            /**
             * @description Overturned review items as a share of those settled (overturned / decisions).
             * @example 0.75
             */
            overturn_rate: number | null;
            /**
             * @description UTC day or mode. Investigations count on the day they ended, decisions on the day they were made.
             * @example 2026-01-02
             */
            key: string;
        };
        EngineFiguresResponse: {
            /**
             * @description Search engine, network, index, archive or model; `page` for pages read.
             * @example brave
             */
            key: string;
            /**
             * @description Name of the register; null for other services.
             * @example null
             */
            title: string | null;
            /** @example 12 */
            calls: number;
            /**
             * @description Cache hits. The other figures exclude them.
             * @example 12
             */
            from_cache: number;
            /** @example 12 */
            found: number;
            /** @example 12 */
            nothing_found: number;
            /** @example 12 */
            blocked: number;
            /**
             * @description Calls refused by a rate limit.
             * @example 12
             */
            limited: number;
            /** @example 12 */
            not_configured: number;
            /** @example 12 */
            failed: number;
            /**
             * @description Share of calls without a usable response: blocked, limited, not configured or failed.
             * @example 0.75
             */
            hole_rate: number | null;
            /**
             * @description Whether at least half of the calls succeeded; null without a call.
             * @example true
             */
            healthy: boolean | null;
            /** @example 230 */
            latency_ms_p50: number | null;
            /** @example 230 */
            latency_ms_p95: number | null;
            /** @example 230 */
            latency_ms_p99: number | null;
            /** @example 0.031 */
            cost_usd: number;
            /**
             * Format: date-time
             * @example 2026-01-02T11:58:00.000Z
             */
            last_at: string;
        };
        WaitingReviewsResponse: {
            /** @example 12 */
            open: number;
            /**
             * @description Age of the oldest open item in seconds.
             * @example 41.5
             */
            oldest_seconds: number | null;
            /** @example 41.5 */
            median_seconds: number | null;
        };
        MetricsSummaryResponse: {
            /**
             * Format: date-time
             * @example 2026-01-01T00:00:00.000Z
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the period (exclusive).
             * @example 2026-02-01T00:00:00.000Z
             */
            to: string;
            /**
             * @example day
             * @enum {string}
             */
            by: "day" | "mode" | "engine";
            /** @description Figures for the whole period. */
            total: components["schemas"]["FiguresResponse"];
            /** @description One group per day or mode, including empty ones; none if `by` is `engine`. */
            groups: components["schemas"]["FigureGroupResponse"][];
            /** @description Services called in the period. */
            engines: components["schemas"]["EngineFiguresResponse"][];
            /** @description Current review backlog. */
            reviews: components["schemas"]["WaitingReviewsResponse"];
        };
        SessionResponse: {
            /** @example true */
            signed_in: boolean;
            /**
             * @description Authentication mode. `none`: no sign-in required.
             * @example apikey
             * @enum {string}
             */
            auth_mode: "apikey" | "oidc" | "none";
            /**
             * @description Whether sign-in with an identity provider is available (POST /api/session/oidc).
             * @example false
             */
            provider_sign_in: boolean;
            /**
             * @description Name recorded with decisions.
             * @example Ann Example
             */
            actor: string | null;
            /**
             * @description All roles, including implied ones: a reviewer is also an editor and a viewer.
             * @example [
             *       "viewer",
             *       "editor",
             *       "reviewer"
             *     ]
             */
            roles: ("pipeline" | "viewer" | "editor" | "reviewer" | "admin" | "metrics")[];
            /** @example 2026-11-01T20:00:00.000Z */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description Fixed time of the recorded web, for installations such as the demo that cannot read live pages.
             * @example 2026-10-20T15:00:00.000Z
             */
            frozen_at: string | null;
        };
        SignInDto: {
            /**
             * @description API key, or token of the identity provider.
             * @example cbr_0123456789abcdef_…
             */
            key: string;
        };
        BeginSignInResponse: {
            /**
             * @description URL of the redirect.
             * @example https://login.example/authorize?client_id=desk
             */
            url: string;
        };
        FinishSignInDto: {
            /**
             * @description Query parameters that the identity provider added to the callback URL.
             * @example ?code=…&state=…
             */
            query: string;
        };
        KeyResponse: {
            /**
             * @description Public part of the key.
             * @example 0123456789abcdef
             */
            id: string;
            /** @example Ann Example */
            name: string;
            /**
             * @example [
             *       "reviewer"
             *     ]
             */
            roles: ("pipeline" | "viewer" | "editor" | "reviewer" | "admin" | "metrics")[];
            /**
             * @example active
             * @enum {string}
             */
            state: "active" | "expired" | "revoked";
            /** @example admin */
            created_by: string;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example null
             */
            expires_at: string | null;
            /** @example null */
            revoked_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description Time of last use, to the minute.
             * @example null
             */
            last_used_at: string | null;
        };
        KeyListResponse: {
            keys: components["schemas"]["KeyResponse"][];
        };
        CreateKeyDto: {
            /**
             * @description Owner of the key, recorded with each decision.
             * @example Ann Example
             */
            name: string;
            /**
             * @example [
             *       "reviewer"
             *     ]
             */
            roles: ("pipeline" | "viewer" | "editor" | "reviewer" | "admin" | "metrics")[];
            /**
             * Format: date-time
             * @example 2027-01-01T00:00:00Z
             */
            expires_at?: string | null;
        };
        NewKeyResponse: {
            /**
             * @description Public part of the key.
             * @example 0123456789abcdef
             */
            id: string;
            /** @example Ann Example */
            name: string;
            /**
             * @example [
             *       "reviewer"
             *     ]
             */
            roles: ("pipeline" | "viewer" | "editor" | "reviewer" | "admin" | "metrics")[];
            /**
             * @example active
             * @enum {string}
             */
            state: "active" | "expired" | "revoked";
            /** @example admin */
            created_by: string;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @example null
             */
            expires_at: string | null;
            /** @example null */
            revoked_by: string | null;
            /**
             * Format: date-time
             * @example null
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description Time of last use, to the minute.
             * @example null
             */
            last_used_at: string | null;
            /**
             * @description Secret key, shown only once.
             * @example cbr_0123456789abcdef_…
             */
            key: string;
        };
        AuditEntryResponse: {
            /** @example 42 */
            id: number;
            /**
             * Format: date-time
             * @example 2026-11-01T08:00:00.000Z
             */
            at: string;
            /** @example Ann Example */
            actor: string;
            /**
             * @example session
             * @enum {string}
             */
            via: "key" | "session" | "token" | "local" | "command" | "none";
            /** @example 0123456789abcdef */
            key_id: string | null;
            /** @example POST /api/reviews/:id/decide */
            action: string;
            /** @example /api/reviews/7/decide */
            subject: string;
            /**
             * @example done
             * @enum {string}
             */
            outcome: "done" | "refused" | "failed";
            /** @example 200 */
            status: number | null;
            /** @example 192.0.2.7 */
            remote_address: string | null;
            /** @example 0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d */
            request_id: string | null;
            /** @example {} */
            details: {
                [key: string]: unknown;
            };
        };
        AuditPageResponse: {
            entries: components["schemas"]["AuditEntryResponse"][];
            /** @example null */
            next_cursor: string | null;
        };
        SubjectDto: {
            /**
             * @description Full name, account (@name), email address or URL.
             * @example @mira_hollis
             */
            person: string;
        };
        ErasureDto: {
            /**
             * @description Full name, account (@name), email address or URL.
             * @example @mira_hollis
             */
            person: string;
            /**
             * @description Reason, recorded in the evidence chain and the audit log. Must not contain the name of the person.
             * @example Request of March 3.
             */
            why: string;
            /**
             * @description IDs of cases to exclude, for example because the public interest outweighs the request.
             * @example [
             *       17
             *     ]
             */
            leave_out?: number[];
            /**
             * @description Erase the data. If false, the response is a preview.
             * @example false
             */
            confirm?: boolean;
        };
        ErasedRowsResponse: {
            /** @example stage_results */
            table: string;
            /** @example 3 */
            rows: number;
        };
        RetainedRowsResponse: {
            /** @example stage_results */
            table: string;
            /** @example 3 */
            rows: number;
            /**
             * @description Reason code, see docs/privacy.md.
             * @example chain
             */
            why: string;
        };
        ErasureResponse: {
            /**
             * @description True if the data was erased, false for a preview.
             * @example false
             */
            confirmed: boolean;
            /**
             * @description IDs of cases with erased data.
             * @example [
             *       17
             *     ]
             */
            cases: number[];
            /** @description Number of masked rows per table. */
            masked: components["schemas"]["ErasedRowsResponse"][];
            /**
             * @description Number of originals whose bytes are erased. Their digests are kept.
             * @example 1
             */
            originals: number;
            /** @description Rows that are not erased, with reason. */
            stays: components["schemas"]["RetainedRowsResponse"][];
            /**
             * @description IDs of cases on legal hold. Nothing is erased until they are released or excluded.
             * @example [
             *       17
             *     ]
             */
            held: number[];
            /**
             * @description Whether there is more data than one request can process.
             * @example false
             */
            truncated: boolean;
        };
        LivenessResponse: {
            /**
             * @example up
             * @enum {string}
             */
            status: "up";
        };
        ReadinessResponse: {
            /**
             * @example ready
             * @enum {string}
             */
            status: "ready";
            /**
             * @example {
             *       "database": "up",
             *       "queue": "up"
             *     }
             */
            parts: {
                [key: string]: "up";
            };
        };
        /** @description A topic sent by the article pipeline. */
        TopicDto: {
            /**
             * @description Your ID for the topic. Resending it updates the stored topic until its investigation starts.
             * @example pipeline-4711
             */
            external_id: string;
            /**
             * @description Headline. Plain text, like all text fields: markup is not interpreted and control characters are removed.
             * @example Dock workers walk out in Harbor City
             */
            title: string;
            summary?: string | null;
            article_text?: string | null;
            url?: string | null;
            event_date?: string | null;
            discovery_date?: string | null;
            location?: string | null;
            entities?: string[] | null;
            category?: string | null;
            language?: string | null;
            /** @example 65 */
            newsworthiness_score: number;
            /**
             * @description Editorial state. Only `approved` topics are investigated.
             * @example approved
             */
            status: string;
            /** @default unverified */
            verification_status?: ("unverified" | "verified" | "certified") | null;
            /**
             * @description Number of sources found by the pipeline.
             * @default 0
             */
            source_count?: number | null;
            source_plan?: {
                [key: string]: unknown;
            } | null;
            verified_facts?: {
                [key: string]: unknown;
            } | null;
            /** @default false */
            investigated?: boolean | null;
        };
        TopicBatchDto: {
            topics: components["schemas"]["TopicDto"][];
        };
        /** @description A story submitted by a person. */
        StoryDto: {
            /** @description Idempotency key set by the client: repeated submissions with the same ID are stored once. */
            submission_id?: string | null;
            /**
             * @description Headline. Plain text, like all text fields: markup is not interpreted and control characters are removed.
             * @example Dock workers walk out in Harbor City
             */
            title: string;
            url?: string | null;
            summary?: string | null;
            article_text?: string | null;
            event_date?: string | null;
            location?: string | null;
            entities?: string[] | null;
            category?: string | null;
            language?: string | null;
            /** @description From 0 to 100. Default: 75. */
            newsworthiness_score?: number | null;
            /** @description Pages to read in the first round. The same rules apply as for all pages. */
            sources?: string[] | null;
            /** @description Texts or PDFs to read in the first round. Require `investigate`. */
            documents?: {
                /** @description URL of a page to read. */
                url?: string | null;
                /** @description Document as plain text. Markup is not interpreted. */
                text?: string | null;
                /** @description A PDF in base64, at most 5 MB. */
                pdf?: string | null;
                /** @description Title of the document. */
                title?: string | null;
                /** @description Name of the person or organization, if the text is a response to a request for comment. */
                reply_from?: string | null;
            }[] | null;
            investigate?: {
                /** @description Default: `detailed`. */
                mode?: ("quick" | "detailed" | "exhaustive") | null;
                /** @description Default: `normal`. */
                priority?: ("high" | "normal" | "low") | null;
                /** @description Wait for approval of the plan; no search is made and nothing is spent before then. */
                await_approval?: boolean | null;
            } | null;
        };
        /** @description URL of the page with the story. */
        PageAddressDto: {
            /**
             * Format: uri
             * @example https://news.example/bridge-closed
             */
            url: string;
        };
        /** @description An added source: one of `url`, `text` and `pdf`. */
        AddedSourceDto: {
            /** @description URL of a page to read. */
            url: string | null;
            /** @description Title of the document. */
            title?: string | null;
        } | {
            /** @description Document as plain text. Markup is not interpreted. */
            text: string | null;
            /** @description Title of the document. */
            title?: string | null;
            /** @description Name of the person or organization, if the text is a response to a request for comment. */
            reply_from?: string | null;
        } | {
            /** @description A PDF in base64, at most 5 MB. */
            pdf: string | null;
            /** @description Title of the document. */
            title?: string | null;
        };
        /** @description A machine-readable reason. */
        ResultCode: {
            /** @description Reason code; see docs/reasons.md. Codes stay stable when sentences are reworded. */
            code: string;
            /** @description Parameters of the sentence. */
            params: {
                [key: string]: (string | number | boolean | null) | ((string | number | boolean | null) | components["schemas"]["ResultCode"])[] | components["schemas"]["ResultCode"];
            };
        };
        /** @description A statement attributed to an actor. */
        ResultActorStatement: {
            /** @description Untrusted plain text from an external source; escape before display. */
            speaker: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Web address. */
            source_url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            source_name: string;
            date: string | null;
            /** @description Null if the page was not read as evidence. */
            source_id: number | null;
            /**
             * @description 1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be unreliable. Tiers 1 and 2 are credible.
             * @enum {number}
             */
            credibility_tier: 1 | 2 | 3 | 4;
            /** @description True if it shares the event or several distinctive words with the topic. */
            same_matter: boolean;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A person or organization that the topic is about or that comments on it. Background only: never evidence and never affects the level. */
        ResultActor: {
            /** @description Untrusted plain text from an external source; escape before display. */
            name: string;
            /**
             * @description Kind of actor, as far as known.
             * @enum {string}
             */
            kind: "company" | "nonprofit" | "public-body" | "campaign" | "person" | "unknown";
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
            aliases: string[];
            /** @description The sentence that names the actor with its role. */
            role: {
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                source_name: string;
                source_url: string | null;
            } | null;
            /** @description Identification of the actor, as far as possible. */
            identity: {
                /**
                 * @description Whether the actor was identified.
                 * @enum {string}
                 */
                state: "resolved" | "not told apart" | "not found" | "not asked";
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
                /** @description Other entries with the same name. */
                candidates: {
                    /** @description Untrusted plain text from an external source; escape before display. */
                    name: string;
                    /** @description Untrusted plain text from an external source; escape before display. */
                    description: string;
                    /** @description Web address. */
                    url: string;
                }[];
            };
            /** @description Identifiers in registers and reference works. */
            identifiers: {
                /** @description Identifier scheme: `wikidata`, `lei`, `cik` … */
                scheme: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                value: string;
                /** @description Web address. */
                url: string;
            }[];
            /** @description Details from sources. */
            details: {
                /**
                 * @description Kind of detail.
                 * @enum {string}
                 */
                kind: "description" | "legal-name" | "status" | "place" | "office" | "owner" | "news-house";
                /** @description Untrusted plain text from an external source; escape before display. */
                text: string;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Web address. */
                source_url: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                source_name: string;
                date: string | null;
            }[];
            /** @description Published before the event. */
            earlier_statements: components["schemas"]["ResultActorStatement"][];
            /** @description From reports on the event. */
            statements: components["schemas"]["ResultActorStatement"][];
            /** @description Records about the actor. An entry is not a finding of guilt. */
            track_record: {
                /** @description Number of entries by kind, including those not shown. */
                counts: {
                    [key: string]: number;
                };
                /** @description Limits of what such entries prove. */
                note: string | null;
                /** @description Latest entries of each kind. */
                entries: {
                    /**
                     * @description Kind of entry.
                     * @enum {string}
                     */
                    kind: "docket" | "filing" | "opinion" | "listing" | "leak" | "fact-check" | "investigation";
                    /** @description Untrusted plain text from an external source; escape before display. */
                    text: string;
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                    source_url: string | null;
                    /** @description Untrusted plain text from an external source; escape before display. */
                    source_name: string;
                    date: string | null;
                    /** @description Investigation in this database, if the entry comes from one. */
                    investigation_id: number | null;
                }[];
            };
            /** @description Lookups made for the actor. */
            asked: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                provider: string;
                /** @description Subject of the lookup: `identity`, `statements` or `record`. */
                about: string;
                /**
                 * @description `found` and `nothing-found` are answers; all other values are coverage gaps.
                 * @enum {string}
                 */
                outcome: "found" | "nothing-found" | "blocked" | "limited" | "not-configured" | "failed";
                /** @description Why it did not answer or found nothing. */
                reason: string | null;
                /** @description Number of results. */
                hits: number;
                /** @description US dollars. */
                cost_usd: number;
            }[];
        };
        /** @description A person named in the topic who was not looked up; the name is withheld. */
        ResultUnprofiled: {
            /**
             * @description Description without the name.
             * @enum {string}
             */
            who: "a private person" | "a person";
            /** @description Reason, as a sentence. */
            reason: string;
            reason_code: components["schemas"]["ResultCode"];
        };
        /** @description Text for print on a confirmed story; a note of what is known and what is not on any other. */
        ResultArticle: {
            /**
             * @description `article`: written by a model, each sentence checked. `note`: what is known and what is not, by rules.
             * @enum {string}
             */
            kind: "article" | "note";
            /** @description Why there is a note and no article; null for an article. */
            why: string | null;
            /** @description Machine-readable form. */
            why_code: components["schemas"]["ResultCode"] | null;
            /** @description Name of the model; null for a note. */
            by: string | null;
            /** @description In order; those of a note have a heading. */
            paragraphs: {
                /** @description Null in an article. */
                heading: string | null;
                /** @description In order, each with what it rests on. */
                sentences: {
                    /** @description Untrusted plain text from an external source; escape before display. */
                    text: string;
                    /** @description Claims it rests on, by id in `claims`. */
                    claim_ids: string[];
                    /** @description Sources it rests on. */
                    source_ids: number[];
                }[];
            }[];
            /** @description At most 120 words; empty for a note. */
            brief: {
                /** @description Untrusted plain text from an external source; escape before display. */
                text: string;
                /** @description Claims it rests on, by id in `claims`. */
                claim_ids: string[];
                /** @description Sources it rests on. */
                source_ids: number[];
            }[];
            /** @description Sentences of the model that failed the check and were dropped. */
            dropped: number;
        };
        /** @description A supporting detail. It explains the topic but never confirms it. */
        ResultDetail: {
            /**
             * @description Subject.
             * @enum {string}
             */
            kind: "background" | "precedent" | "actor" | "place";
            /** @description Subject and quote. */
            text: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Web address. */
            source_url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            source_name: string;
            /** @description Date the sentence refers to, if it gives a full date. */
            date: string | null;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A similar earlier event. */
        ResultEarlierEvent: {
            /** @description Date (`2024-05-06`) or year; null if the sentence gives neither. */
            when: string | null;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Web address. */
            source_url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            source_name: string;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description Similar earlier events that were found. */
        ResultPrecedents: {
            /** @description Number of sentences and reports found on similar events; not a complete count. */
            count: number;
            /** @description Earliest date or year named. */
            first: string | null;
            /** @description Latest date or year named. */
            last: string | null;
            sources: string[];
            /** @description The same as sentences. */
            note: string;
        };
        /** @description Coverage before and after the event. Shows when it was reported, not whether it is true. */
        ResultCoverageTimeline: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            provider: string;
            /** @description Search terms counted. */
            query: string;
            /**
             * Format: date
             * @description A day in UTC, `2026-03-09`.
             */
            event_day: string;
            /** @description False if the event date is unknown and the discovery date is used instead. Absent in older results. */
            event_day_given?: boolean;
            /**
             * Format: date
             * @description A day in UTC, `2026-03-09`.
             */
            from: string;
            /**
             * Format: date
             * @description A day in UTC, `2026-03-09`.
             */
            to: string;
            /** @description Days with at least one report, UTC. */
            days: {
                /**
                 * Format: date
                 * @description A day in UTC, `2026-03-09`.
                 */
                day: string;
                /** @description Number of reports. */
                articles: number;
            }[];
            /** @description First day of coverage of the event; null if there is none. */
            start: string | null;
            /** @description Earlier waves of coverage well before the event, largest first. */
            earlier_waves: {
                /**
                 * Format: date
                 * @description A day in UTC, `2026-03-09`.
                 */
                from: string;
                /**
                 * Format: date
                 * @description A day in UTC, `2026-03-09`.
                 */
                to: string;
                /** @description Number of reports. */
                articles: number;
                /** @description Days between the end of the wave and the event. */
                days_before: number;
            }[];
            /** @description Warning if an old story may have been republished; never affects the decision. */
            note: string | null;
        };
        /** @description Signs that an old story may have been republished; never affect the decision. */
        ResultOldStorySigns: {
            /** @description Finding from the coverage before the event. */
            note: string | null;
            /** @description Much older reports that resemble the event of the topic. */
            retellings: {
                /** @description Untrusted plain text from an external source; escape before display. */
                title: string;
                /** @description Web address. */
                url: string;
                /** @description Registrable domain, or the host it publishes under. */
                site: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC.
                 */
                date: string;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            }[];
        };
        /** @description Another topic in this database: context, never evidence. */
        ResultRelatedTopic: {
            /** @description Row id of the topic. */
            topic_id: number;
            /** @description External id of the topic. */
            external_id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            title: string;
            /**
             * @description Current verification level.
             * @enum {string}
             */
            verification_status: "unverified" | "verified" | "certified";
            /** @description Status set by the pipeline. */
            status: string;
            /** @description Whether it has been investigated. */
            investigated: boolean;
            /** @description Its latest investigation. */
            investigation_id: number | null;
            /** @description Date of the event or, if unknown, of its discovery. */
            date: string | null;
            /** @description Time relative to the topic of this result. */
            when: ("before" | "same time" | "after") | null;
            /** @description Likelihood that both are the same event; null in a series. */
            score: number | null;
            /** @description True if both were found on the same page; most likely a duplicate topic. */
            same_page: boolean;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description Other topics in this database at the time of the decision. */
        ResultRelatedTopics: {
            /** @description Most likely first. */
            same_event: components["schemas"]["ResultRelatedTopic"][];
            /** @description The same kind of event at another time, nearest first. */
            same_series: components["schemas"]["ResultRelatedTopic"][];
            /** @description The same as a sentence. */
            note: string | null;
        };
        /** @description Why registers and background were or were not looked up. */
        ResultBackgroundNeeds: {
            /** @description Public registers; null if the stage failed. */
            records: {
                /** @description Whether it was looked up. */
                needed: boolean;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
            /** @description Reference works, earlier events and coverage; null if the stage failed. */
            context: {
                /** @description Whether it was looked up. */
                needed: boolean;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
        };
        /** @description Summary of a source. */
        ResultSourceCard: {
            /** @description `S001`: position in `additional_sources`. */
            id: string;
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Untrusted plain text from an external source; escape before display. */
            title: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            outlet: string;
            published: string | null;
            /** @description Web address. */
            url: string;
            /**
             * @description 5: primary, official or news agency; 1: known to be unreliable.
             * @enum {number}
             */
            stars: 1 | 2 | 3 | 4 | 5;
            /** @description Political leaning from an imported rating (`left-center`); null if unknown. */
            lean: string | null;
            /**
             * @description `HIGH` if it is counted toward the level, or is credible and disputes the topic.
             * @enum {string}
             */
            importance: "HIGH" | "MEDIUM";
            /** @description At most 500 characters; null if no model took notes on the page. */
            summary: string | null;
            /** @description Most important claims of the page, extracted by a model. */
            key_claims: {
                /** @description Untrusted plain text from an external source; escape before display. */
                text: string;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Start offset in the captured text, in UTF-16 code units. */
                start: number;
                /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                end: number;
                /** @description Id of the matching claim of the topic; null if only sources make the claim. */
                claim_id: string | null;
            }[];
            /** @description Its passage on the main claim; null if there is none. */
            key_finding: {
                /** @description Untrusted plain text from an external source; escape before display. */
                text: string;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
            } | null;
        };
        /** @description A claim made only by sources: a lead, never counted. */
        ResultLead: {
            /** @description Untrusted plain text from an external source; escape before display. */
            text: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            source_ids: number[];
        };
        /** @description Number of sources by credibility. */
        ResultCredibilityTally: {
            /** @description Four or five stars. */
            high: number;
            /** @description Two or three stars. */
            medium: number;
            /** @description One star. */
            low: number;
        };
        /** @description An event reported by sources. */
        ResultEvent: {
            /** @description `2026`, `2026-10`, `2026-10-17` or `2026-10-17T06:40`. */
            event_date: string;
            /**
             * @description Precision of the date; `time` is local time.
             * @enum {string}
             */
            precision: "year" | "month" | "day" | "time";
            /** @description Untrusted plain text from an external source; escape before display. */
            event_text: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Start offset in the captured text, in UTF-16 code units. */
            start: number;
            /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
            end: number;
            /** @description Sources that report it; the first is quoted. */
            source_ids: number[];
            /** @description Names in the sentence. */
            entities_involved: string[];
            /** @description Other dates that sources give for the event. */
            conflicting_dates: {
                /** @description `2026`, `2026-10`, `2026-10-17` or `2026-10-17T06:40`. */
                event_date: string;
                /**
                 * @description Precision of the date; `time` is local time.
                 * @enum {string}
                 */
                precision: "year" | "month" | "day" | "time";
                source_ids: number[];
            }[];
        };
        /** @description Timeline of events reported by sources. */
        ResultEventTimeline: {
            /** @description Earliest first. */
            events: components["schemas"]["ResultEvent"][];
            /** @description People with the roles that pages give them over time. */
            people: {
                /** @description Untrusted plain text from an external source; escape before display. */
                person: string;
                /** @description Earliest page first. */
                roles: {
                    /** @description Role in the words of the page. */
                    role: string;
                    /** @description Date of the first page that gives this role. */
                    date: string | null;
                    source_ids: number[];
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                    /** @description Start offset in the captured text, in UTF-16 code units. */
                    start: number;
                    /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                    end: number;
                }[];
            }[];
            /** @description Number of events without a date. */
            undated: number;
            /** @description Why no timeline was created; null if one was. */
            skipped: string | null;
            /** @description Machine-readable form. */
            skipped_code: components["schemas"]["ResultCode"] | null;
        };
        /** @description Balance of the coverage. Does not affect level, confidence or review. */
        ResultBalance: {
            /** @description Subject of the coverage. */
            subject: string;
            /** @description 0 (balanced) to 10 (strongly one-sided). */
            score: number;
            /**
             * @description Band of the score, in steps of two.
             * @enum {string}
             */
            band: "balanced" | "mostly-balanced" | "uneven" | "one-sided" | "strongly-one-sided";
            /** @description Independent sources in favor of the subject. */
            for: {
                /** @description Number of independent sources. */
                clusters: number;
                /** @description Percentage of all independent sources, rounded; the three add up to 100. */
                percent: number;
            };
            /** @description Independent sources that take no side. */
            neutral: {
                /** @description Number of independent sources. */
                clusters: number;
                /** @description Percentage of all independent sources, rounded; the three add up to 100. */
                percent: number;
            };
            /** @description Independent sources critical of the subject. */
            critical: {
                /** @description Number of independent sources. */
                clusters: number;
                /** @description Percentage of all independent sources, rounded; the three add up to 100. */
                percent: number;
            };
            /** @description Position of each source on the subject. */
            sources: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Political leaning from an imported rating (`left-center`); null if unknown. */
                lean: string | null;
                /**
                 * @description Its position on the subject, not on the claim.
                 * @enum {string}
                 */
                side: "for" | "neutral" | "critical";
                /** @description Passage that shows its side; null if it takes no side. */
                passage: {
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                    /** @description Start offset in the captured text, in UTF-16 code units. */
                    start: number;
                    /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                    end: number;
                } | null;
                /** @description True for an opinion piece: column, editorial or letter. */
                opinion_page: boolean;
            }[];
            /** @description Missing side, with a suggested search; null if none is missing. */
            missing: string | null;
            /** @description Machine-readable form. */
            missing_code: components["schemas"]["ResultCode"] | null;
            /** @description What the score is based on, as sentences. */
            reasons: string[];
            /** @description Machine-readable form. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A date with its precision and the bounds of the actual time. */
        ResultDate: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             */
            value: string;
            /**
             * @description Precision of the date.
             * @enum {string}
             */
            precision: "second" | "minute" | "hour" | "day" | "month" | "year";
            /**
             * @description Where the date was found.
             * @enum {string}
             */
            signal: "json-ld" | "meta" | "time-element" | "visible-text" | "url" | "feed" | "http-header" | "engine" | "archive-capture" | "platform";
            /** @description Time zone or offset as written; null if none was given and UTC was assumed. */
            zone: string | null;
            /** @description Earliest possible time; null if unknown. */
            earliest: string | null;
            /** @description Latest possible time; null if unknown. */
            latest: string | null;
        };
        /** @description A source on the topic. */
        ResultSource: {
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Web address. */
            url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            name: string;
            /** @description Title of the page; null if it could not be read. */
            title: string | null;
            /** @description Null if the page could not be read. */
            importance: ("HIGH" | "MEDIUM") | null;
            /** @description Registrable domain, or the host it publishes under. */
            site: string;
            /**
             * @description 1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be unreliable. Tiers 1 and 2 are credible.
             * @enum {number}
             */
            credibility_tier: 1 | 2 | 3 | 4;
            /** @description True for tier 1 or 2. */
            credible: boolean;
            /**
             * @description 5: primary, official or news agency; 1: known to be unreliable.
             * @enum {number}
             */
            stars: 1 | 2 | 3 | 4 | 5;
            /** @description Political leaning from an imported rating (`left-center`); null if unknown. */
            lean: string | null;
            /** @description True if it is counted toward the level. */
            counts: boolean;
            /**
             * @description Stance on the main claim of the topic.
             * @enum {string}
             */
            stance: "supports" | "disputes" | "mentions" | "unrelated";
            /** @description Passage that shows the stance, in the language of the page. */
            passage: string | null;
            /** @description BCP 47 language tag; null if unknown. */
            language: string | null;
            /** @description Translation of the passage; never affects the decision. */
            translation: {
                /** @description Untrusted plain text from an external source; escape before display. */
                text: string;
                /** @description ISO 639-1 language code. */
                from: string;
                /** @description ISO 639-1 language code. */
                into: string;
                /** @description Language model that translated it. */
                by: string;
            } | null;
            /** @description Reasons for the stance, as sentences. */
            stance_reasons: string[];
            /** @description Machine-readable form. */
            stance_reason_codes: components["schemas"]["ResultCode"][];
            /** @description Rule that determined the stance; see docs/rules.md. */
            stance_rule: string | null;
            /** @description Caution that prevented the source from counting as support. */
            stance_caution: string | null;
            /** @description Independent source it belongs to: an `id` in `clusters`. */
            cluster: string;
            published: components["schemas"]["ResultDate"] | null;
            /** @description Search engines that found it; `provided`, `late` or `reply` if a user added it. */
            found_by: string[];
            /** @description True if a user added it: with the request, later or as a reply. Absent otherwise. */
            is_user_provided?: boolean;
            /** @description Ranking from search results; null if no search found it. */
            ranking: {
                /** @description 0–100. */
                score: number;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
            /** @description How much of the topic its text covers. */
            text_relevance: {
                /** @description 0–100. */
                score: number;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
        };
        /** @description A page on which the topic itself was found; never counted as a source. */
        ResultTopicPage: {
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Web address. */
            url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            name: string;
            /** @description Registrable domain, or the host it publishes under. */
            site: string;
            /** @description Independent source it belongs to: an `id` in `clusters`. */
            cluster: string;
        };
        /** @description An independent source: pages that trace back to one report. */
        ResultCluster: {
            /** @description Id referenced by `cluster` of its sources. */
            id: string;
            source_ids: number[];
            /** @description Its representative: the original source if known, otherwise the earliest. */
            representative_id: number;
            /** @description Why its sources count as one, pair by pair. */
            merges: {
                /**
                 * @description Why the two count as one independent source. `citation`: one only repeats the other, or both repeat a third.
                 * @enum {string}
                 */
                kind: "same-text" | "agency-credit" | "same-owner" | "press-release" | "citation" | "same-page";
                /** @description A source of this investigation. */
                a: number;
                /** @description A source of this investigation. */
                b: number;
                /** @description Why they count as one independent source, as a sentence. */
                detail: string;
                /** @description Reason code; see docs/reasons.md. Codes stay stable when sentences are reworded. */
                code: string;
                /** @description Parameters of the sentence. */
                params: {
                    [key: string]: (string | number | boolean | null) | ((string | number | boolean | null) | components["schemas"]["ResultCode"])[] | components["schemas"]["ResultCode"];
                };
            }[];
        };
        /** @description A claim of the topic with its verdict. */
        ResultClaim: {
            /** @description Stable within the investigation: `c1`, `c2` … */
            id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            text: string;
            /** @description The claim as shown to readers, if it differs from `text`: one checkable sentence written by a model in words of the topic, or the headline if `text` says more than its sources do. */
            statement: string | null;
            /** @description Parts of that sentence. */
            parts: {
                who: string | null;
                what: string | null;
                where: string | null;
                when: string | null;
            } | null;
            /** @description Why it is a claim, as sentences. */
            claim_reasons: string[];
            /** @description Machine-readable form. `statement.no-claim`: not checkable. */
            claim_reason_codes: components["schemas"]["ResultCode"][];
            /**
             * @description Kind of claim.
             * @enum {string}
             */
            kind: "event" | "quantity" | "quote" | "date" | "place" | "attribution";
            /** @description True for the main claim. */
            core: boolean;
            /** @description How much the story depends on it, 0–1. */
            importance: number;
            /** @description The same as a word; null if of little importance. */
            importance_level: ("high" | "medium") | null;
            /**
             * @description Verdict based on the evidence.
             * @enum {string}
             */
            verdict: "verified" | "partially true" | "disputed" | "refuted" | "unverifiable";
            /**
             * @description How it may be published: `confirmed` as fact; `disputed` by credible sources; `held` for review; `open`: none of these.
             * @enum {string}
             */
            standing: "confirmed" | "disputed" | "held" | "open";
            /** @description 0–100. */
            confidence: number;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
            /** @description Evidence from each source. */
            evidence: {
                /** @description A source of this investigation. */
                source_id: number;
                /**
                 * @description Stance on the main claim of the topic.
                 * @enum {string}
                 */
                stance: "supports" | "disputes" | "mentions" | "unrelated";
                /** @description 0–1. */
                strength: number;
                passage: string | null;
                /** @description The figure, date, place or name it gives instead; null if none. */
                differs: string | null;
            }[];
        };
        /** @description Sources that give different values for the same thing. */
        ResultDiscrepancy: {
            /**
             * @description Kind of value.
             * @enum {string}
             */
            kind: "number" | "date" | "place";
            /** @description What the value describes: “workers”, “event date”. */
            about: string;
            /** @description Values with their sources. */
            values: {
                /** @description Untrusted plain text from an external source; escape before display. */
                value: string;
                /** @description A source of this investigation. */
                sourceId: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
            }[];
            /**
             * @description `update`: earlier and later figures for one event. `contradiction`: they cannot both be true.
             * @enum {string}
             */
            reading: "update" | "contradiction" | "imprecise";
        };
        /** @description A published fact check of a claim of the topic. */
        ResultFactCheck: {
            /** @description In the fact-checker's words. */
            claim: string;
            /** @description Id of the claim that was checked; absent for the main claim. */
            claim_id?: string;
            claimant: string | null;
            /** @description Untrusted plain text from an external source; escape before display. */
            publisher: string;
            /** @description Registrable domain, or the host it publishes under. */
            site: string;
            /**
             * @description 1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be unreliable. Tiers 1 and 2 are credible.
             * @enum {number}
             */
            credibility_tier: 1 | 2 | 3 | 4;
            /** @description Web address. */
            url: string;
            review_date: string | null;
            /** @description As published: “False”, “Mostly true”. */
            rating: string;
            /** @description Comment published with the rating: “the video is from 2019”. Absent if there is none. */
            rating_comment?: string;
            /**
             * @description Normalized rating.
             * @enum {string}
             */
            verdict: "false" | "true" | "mixed";
            /** @description Index in which it was found. */
            found_by: string;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A dated source on the topic. */
        ResultTimelineEntry: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC.
             */
            at: string;
            /**
             * @description Precision of the date.
             * @enum {string}
             */
            precision: "second" | "minute" | "hour" | "day" | "month" | "year";
            /**
             * @description Where the date was found.
             * @enum {string}
             */
            signal: "json-ld" | "meta" | "time-element" | "visible-text" | "url" | "feed" | "http-header" | "engine" | "archive-capture" | "platform";
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Untrusted plain text from an external source; escape before display. */
            name: string;
            /** @description Web address. */
            url: string;
            /**
             * @description Stance on the main claim of the topic.
             * @enum {string}
             */
            stance: "supports" | "disputes" | "mentions" | "unrelated";
        };
        /** @description Queries to a search engine and their outcomes. */
        ResultCoverage: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            provider: string;
            /** @description Number of queries; the next five fields give their outcomes. */
            asked: number;
            /** @description Queries answered, with or without results. */
            answered: number;
            /** @description Queries the engine refused. */
            blocked: number;
            /** @description Queries not made because of a rate limit, quota or budget. */
            limited: number;
            /** @description Queries not made because no key or address is configured. */
            not_configured: number;
            /** @description Failed queries: network error, timeout or unreadable response. */
            failed: number;
            /** @description Number of results. */
            hits: number;
            /** @description Distinct reasons for missing or empty answers, at most five. */
            reasons: string[];
        };
        /** @description A research question and its answer. */
        ResultQuestion: {
            /** @description `sq_1`, `sq_2` … */
            id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            question: string;
            /**
             * @description Priority of the question.
             * @enum {string}
             */
            priority: "critical" | "high" | "medium" | "low";
            /** @description Ids of questions whose answers it depends on. */
            depends_on: string[];
            /** @description Why it was asked, as a sentence. */
            reasoning: string;
            /** @description Machine-readable form. */
            reasoning_code: components["schemas"]["ResultCode"];
            /**
             * @description Part of the case that answers it; `free`: only text of a page.
             * @enum {string}
             */
            answered_by: "core" | "detail" | "voices" | "disputes" | "origin" | "day" | "place" | "number" | "speakers" | "response" | "records" | "free";
            /** @description Id of the claim it asks about; absent if it asks about none. */
            claim_id?: string;
            /**
             * @description Who asked the question.
             * @enum {string}
             */
            asked_by: "template" | "editor" | "model";
            /** @description Search terms for its answer. */
            keywords: string[];
            /**
             * @description `contradicted`: credible sources differ or dispute it. `unanswerable`: no search can answer it.
             * @enum {string}
             */
            state: "answered" | "contradicted" | "open" | "unanswerable";
            /** @description Short answer; null if none. */
            answer: string | null;
            /** @description 0–1. */
            confidence: number;
            /** @description Verbatim quotes that support the answer. */
            findings: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Start offset in the captured text, in UTF-16 code units. */
                start: number;
                /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                end: number;
            }[];
            /** @description Reason, as a sentence. */
            why: string;
            /** @description Machine-readable form. */
            why_code: components["schemas"]["ResultCode"];
            /** @description `rules`, or the model that read the answer on a page or proposed the calculation. */
            by: string;
            /** @description Data from a collection; absent if there is none. */
            collected?: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                collection: string;
                /** @description Operation used to calculate the figure; null if there is no figure. */
                operation: string | null;
                /** @description Calculated figure; null if documents only mention the question. */
                figure: string | null;
                /** @description Ids of the documents used, at most 20. */
                documents: string[];
                /** @description Matter for which the operator configured it as the primary record; null if it is only a lead. */
                first_hand_of: string | null;
                /** @description Reason, as a sentence. */
                why: string;
                /** @description Machine-readable form. */
                why_code: components["schemas"]["ResultCode"];
            };
        };
        /** @description Whether a claim has enough supporting evidence. Does not affect the verdict. */
        ResultClaimCoverage: {
            /** @description Id of the claim in `claims`. */
            claim_id: string;
            /** @description True if there is enough evidence on it. */
            covered: boolean;
            /** @description Sources that support it. */
            source_ids: number[];
            /** @description Reason, as a sentence. */
            why: string;
            /** @description Machine-readable form. */
            why_code: components["schemas"]["ResultCode"];
        };
        /** @description A quality check of the research so far. */
        ResultCheckpoint: {
            /** @description Round number. */
            round: number;
            /**
             * @description What triggered it.
             * @enum {string}
             */
            trigger: "every-rounds" | "saturation" | "completion" | "wrap-up";
            /**
             * @description `FAILED`: a high-severity issue is open.
             * @enum {string}
             */
            verdict: "PASSED" | "NEEDS_REVISION" | "FAILED";
            /**
             * @description Whether more research is worthwhile.
             * @enum {string}
             */
            advice: "CONTINUE" | "SUFFICIENT" | "DIMINISHING_RETURNS";
            /** @description Reason, as a sentence. */
            why: string;
            /** @description Machine-readable form. */
            why_code: components["schemas"]["ResultCode"];
            /** @description The six points checked. */
            points: {
                /**
                 * @description Subject.
                 * @enum {string}
                 */
                point: "people" | "contradictions" | "positions" | "theories" | "claims" | "refuted";
                /** @description True if no issue is open; null if there was nothing to check. */
                passed: boolean | null;
            }[];
            /** @description Open issues. */
            issues: {
                /**
                 * @description Subject.
                 * @enum {string}
                 */
                type: "people" | "contradictions" | "positions" | "theories" | "claims" | "refuted";
                /**
                 * @description Severity.
                 * @enum {string}
                 */
                severity: "high" | "medium" | "low";
                /** @description What is missing, as a sentence. */
                description: string;
                /** @description Machine-readable form. */
                description_code: components["schemas"]["ResultCode"];
                /** @description Suggested action. */
                suggested_action: string;
                /** @description Machine-readable form. */
                suggested_action_code: components["schemas"]["ResultCode"];
            }[];
        };
        /** @description Problems a language model found in the research, based on page notes. Does not affect the verdict. */
        ResultCritique: {
            /** @description Round number. */
            round: number;
            /** @description Name of the model. */
            by: string;
            /** @description Most important first. */
            findings: {
                /**
                 * @description Kind of problem.
                 * @enum {string}
                 */
                kind: "missing" | "contradictory" | "one-sided" | "not-asked";
                /** @description The problem in one sentence. */
                what: string;
                /** @description Claims and page notes it is based on. */
                notes: string[];
                /** @description Pages of these notes. */
                source_ids: number[];
            }[];
        };
        /** @description Result of a method of examining the research, by a language model from page notes. Does not affect the verdict. */
        ResultFramework: {
            /** @description Round number. */
            round: number;
            /**
             * @description Stage of the research.
             * @enum {string}
             */
            stage: "early" | "mid" | "stuck" | "late";
            /** @description Reason, as a sentence. */
            why: string;
            /** @description Machine-readable form. */
            why_code: components["schemas"]["ResultCode"];
            /** @description Id of the method. */
            id: string;
            /** @description Name of the method. */
            framework: string;
            /**
             * @description `chain`: each point explains the one before. `matrix`: the points are explanations, see `evidence`.
             * @enum {string}
             */
            shape: "points" | "chain" | "matrix";
            /** @description Name of the model. */
            by: string;
            /** @description Findings of the method; explanations, for a matrix. */
            points: {
                /** @description One sentence. */
                text: string;
                /** @description Claims and page notes it is based on. */
                notes: string[];
                /** @description Pages of these notes. */
                source_ids: number[];
            }[];
            /** @description Evidence against explanations; only for a matrix. */
            evidence?: {
                /** @description The note. */
                text: string;
                /** @description Pages of these notes. */
                source_ids: number[];
                /** @description How it fits each explanation, in their order. */
                fits: ("consistent" | "inconsistent" | "neutral")[];
            }[];
        };
        /** @description Research questions, their answers and quality checks. */
        ResultInquiry: {
            questions: components["schemas"]["ResultQuestion"][];
            /** @description Confidence of the answer, by question id. */
            coverage_by_question: {
                [key: string]: number;
            };
            /** @description Perspectives on the topic. */
            perspectives: {
                /** @description Name. */
                name: string;
                /** @description Focus. */
                focus: string;
                /** @description Ids of its questions. */
                questions: string[];
                /** @description Related search terms. */
                keywords: string[];
            }[];
            /** @description Kinds of sources searched. */
            source_categories: {
                /**
                 * @description Kind of source.
                 * @enum {string}
                 */
                category: "engines" | "registers" | "networks" | "fact-checks" | "background";
                /** @description Reason, as a sentence. */
                why: string;
                /** @description Machine-readable form. */
                why_code: components["schemas"]["ResultCode"];
            }[];
            /** @description One entry for each claim. */
            claim_coverage: components["schemas"]["ResultClaimCoverage"][];
            /** @description Earliest first; empty if no model was used. */
            frameworks: components["schemas"]["ResultFramework"][];
            /** @description Earliest first. */
            checkpoints: components["schemas"]["ResultCheckpoint"][];
            /** @description Earliest first; absent if no model was used. */
            critiques?: components["schemas"]["ResultCritique"][];
            /** @description Why the research ended. */
            ended: string | null;
            /** @description Machine-readable form. */
            ended_code: components["schemas"]["ResultCode"] | null;
        };
        /** @description Pre-publication check. */
        ResultLastLook: {
            /** @description True if no serious finding is open. */
            clear: boolean;
            /** @description Claims with their quotes, checked again on the captured pages. */
            claims: {
                /** @description Id of the claim in `claims`. */
                claim_id: string;
                /**
                 * @description Whether the quotes were found on the captured pages and whether a credible source disputes them.
                 * @enum {string}
                 */
                state: "VERIFIED" | "NOT_FOUND" | "CONTRADICTED" | "NO_EVIDENCE";
                /** @description Recommended action, as a sentence. */
                action: string;
                /** @description Machine-readable form. */
                action_code: components["schemas"]["ResultCode"];
                /** @description Quotes that carry the claim. */
                quotes: {
                    /** @description A source of this investigation. */
                    source_id: number;
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                    /**
                     * @description Whether the quotes were found on the captured pages and whether a credible source disputes them.
                     * @enum {string}
                     */
                    state: "VERIFIED" | "NOT_FOUND" | "CONTRADICTED" | "NO_EVIDENCE";
                }[];
            }[];
            /** @description Skeptical questions about the case. */
            questions: {
                /** @description Name. */
                id: string;
                /** @description Wording of the question. */
                ask: string;
                /**
                 * @description `critical`: the answer is a cause for concern.
                 * @enum {string}
                 */
                answer: "answered" | "critical" | "unanswerable";
                /** @description Reason, as a sentence. */
                reason: string;
                /** @description Machine-readable form. */
                reason_code: components["schemas"]["ResultCode"];
                source_ids: number[];
            }[];
            /** @description Findings of the pre-publication check. */
            findings: {
                /**
                 * @description Subject.
                 * @enum {string}
                 */
                kind: "reply" | "single-source" | "unnamed-sources" | "one-side" | "told-as-fact" | "out-of-context" | "quote-missing" | "docket";
                /**
                 * @description An open `MAJOR` finding holds an upgrade.
                 * @enum {string}
                 */
                gravity: "MAJOR" | "minor";
                /** @description False once resolved. */
                open: boolean;
                /** @description Reason, as a sentence. */
                reason: string;
                /** @description Machine-readable form. */
                reason_code: components["schemas"]["ResultCode"];
                source_ids: number[];
            }[];
            /** @description Legal review list; not legal advice. */
            risks: {
                /**
                 * @description Subject.
                 * @enum {string}
                 */
                kind: "minor" | "private-person" | "health" | "before-judgment" | "defamation" | "embargo" | "court-order";
                /**
                 * @description `HIGH` holds an upgrade.
                 * @enum {string}
                 */
                level: "HIGH" | "acceptable";
                /** @description Reason, as a sentence. */
                reason: string;
                /** @description Machine-readable form. */
                reason_code: components["schemas"]["ResultCode"];
                source_ids: number[];
            }[];
            /** @description Requests for comment. */
            replies: {
                /** @description Person or organization, as named in the topic. */
                name: string;
                /** @description Id of the claim to respond to. */
                claim_id: string | null;
                /**
                 * @description `heard`: a page carries a response. `no-answer`: a page says a response was sought. Other values are set by editors.
                 * @enum {string}
                 */
                state: "open" | "heard" | "no-answer" | "asked" | "answered";
                /** @description Quotes that show this state. */
                quotes: {
                    /** @description A source of this investigation. */
                    source_id: number;
                    /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                    quote: string;
                }[];
                /** @description Pages that carry a response or say one was sought. */
                source_ids: number[];
                /** @description Draft request for an editor to review and send. */
                letter: string;
            }[];
            /** @description Notes for the writer; empty if a serious finding is open. */
            notes: {
                /** @description Reason, as a sentence. */
                reason: string;
                /** @description Machine-readable form. */
                reason_code: components["schemas"]["ResultCode"];
                source_ids: number[];
            }[];
        };
        /** @description Matching documents of a collection, by group. */
        ResultCollectionCount: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            collection: string;
            /** @description Claim or question it refers to. */
            question: string;
            group_by: string[];
            /** @description Largest first. */
            buckets: {
                /** @description Untrusted plain text from an external source; escape before display. */
                key: string;
                /** @description Number of documents. */
                documents: number;
            }[];
            /** @description By month, if documents have dates. */
            months: {
                /** @description Untrusted plain text from an external source; escape before display. */
                key: string;
                /** @description Number of documents. */
                documents: number;
            }[];
            /** @description Number of matching documents. */
            total_dataset_size: number;
            /** @description Findings from the figures, as sentences. */
            insights: string[];
            /** @description Machine-readable form, with the figures used. */
            insight_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A full scan of a collection. */
        ResultCollectionScan: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            collection: string;
            /** @description Claim or question it refers to. */
            question: string;
            /** @description True if more documents match than were returned. */
            needs_full_scan: boolean;
            /** @description Number of documents to read. */
            documents: number;
            /** @description Number of distinct documents read. */
            read: number;
            /** @description Number of batches read. */
            batches: number;
            /** @description Cost quoted before the scan, in US dollars. */
            cost_usd: number;
            /** @description How the scan ended; null if it ran out of time. */
            end: ("all-read" | "empty-batches" | "more-than-told" | "fault") | null;
        };
        /** @description A document of a collection that addresses a question. */
        ResultCollectionRecord: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            collection: string;
            /** @description Claim or question it refers to. */
            question: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            title: string;
            /** @description Date given in the document. */
            date: string | null;
            /** @description Location of the capture; not a web address. */
            url: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description 0–1. */
            confidence: number;
            themes: string[];
            /** @description Model that read the document; absent if rules found it. */
            by?: string;
            /** @description The document's claim, in words of the quote; absent if rules found it. */
            claim?: string;
            /**
             * @description Relevance to the topic.
             * @enum {string}
             */
            bearing: "evidence" | "background";
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A document used to calculate a figure. */
        ResultCollectionDocument: {
            /** @description Untrusted plain text from an external source; escape before display. */
            id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            title: string;
            /** @description Date given in the document. */
            date: string | null;
            /** @description Location of the capture; not a web address. */
            url: string;
            /** @description Beginning of the document, verbatim. */
            quote: string;
            /** @description A source of this investigation. */
            source_id: number;
        };
        /** @description Answer to a free-text question, calculated from a collection. */
        ResultCollectionAnswer: {
            /** @description Question it answers. */
            question: string;
            /** @description Null if no collection was queried. */
            collection: string | null;
            /** @description `rules`, or the model that proposed the operation. */
            by: string;
            /** @description Operation used; null if rules read the question or no operation was allowed. */
            operation: string | null;
            /** @description Field values that documents had to match. */
            filters: {
                /** @description Untrusted plain text from an external source; escape before display. */
                field: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                value: string;
            }[];
            /** @description Date or number ranges that documents had to match. */
            ranges: {
                /** @description Untrusted plain text from an external source; escape before display. */
                field: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                from: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                to: string;
            }[];
            /** @description The answer, calculated from the documents; null if there is none. */
            rows: string[][] | null;
            /** @description Ids of the documents used, at most 20. */
            documents: string[];
            /** @description Captures of these documents; absent if there is no figure. */
            captured?: components["schemas"]["ResultCollectionDocument"][];
            /** @description Documents the server did not return by id. */
            not_captured?: {
                /** @description Untrusted plain text from an external source; escape before display. */
                id: string;
                /**
                 * @description Reason code.
                 * @enum {string}
                 */
                why: "no-way-by-id" | "not-found" | "fault" | "out-of-time";
            }[];
            /** @description Reason code if there is no answer; otherwise null. */
            why: string | null;
        };
        /** @description Results from collections: counts, documents read, findings with quotes, and open gaps. */
        ResultCollections: {
            /** @description Configured collections. */
            asked: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                collection: string;
                /** @description Number of documents; null if unknown. */
                size: number | null;
                /** @description US dollars. */
                price_usd: number;
                /** @description Matters for which the operator configured it as the primary record. */
                primary: string[];
            }[];
            counted: components["schemas"]["ResultCollectionCount"][];
            scanned: components["schemas"]["ResultCollectionScan"][];
            /** @description Queries beyond the plan, prompted by earlier results. */
            follow_ups: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                collection: string;
                /** @description Claim or question it refers to. */
                question: string;
                /**
                 * @description What prompted the query: a document group, a theme or a single name.
                 * @enum {string}
                 */
                by: "group" | "theme" | "name";
                /** @description Untrusted plain text from an external source; escape before display. */
                value: string;
            }[];
            /** @description Answers to free-text questions, calculated from collections. */
            answers: components["schemas"]["ResultCollectionAnswer"][];
            records: components["schemas"]["ResultCollectionRecord"][];
            /**
             * @description Validation result for all findings.
             * @enum {string}
             */
            validation: "PASSED" | "NEEDS_REVISION" | "FAILED";
            /** @description Pairs of findings on the same matter with different figures. */
            contradictions: number;
            /** @description Times validation asked for more queries; absent if it never did. */
            revisions?: number;
            /** @description Confidence of the answer, by question. */
            coverage_by_question: {
                [key: string]: number;
            };
            /**
             * @description Whether further queries are worthwhile.
             * @enum {string}
             */
            recommendation: "CONTINUE_RESEARCH" | "SUFFICIENT_COVERAGE" | "DIMINISHING_RETURNS";
            /** @description Open gaps. */
            gaps: {
                /** @description Code of the gap. */
                description: string;
                /**
                 * @description `critical` if it concerns the main claim.
                 * @enum {string}
                 */
                importance: "critical" | "normal";
                /**
                 * @description Operation that would close the gap.
                 * @enum {string}
                 */
                suggested_agent: "aggregate" | "scan";
                /** @description Parameters of the operation. */
                params: {
                    [key: string]: string;
                };
            }[];
            /** @description Code for how the queries ended. */
            completion: string;
            /** @description The same as a sentence. */
            why: string;
            /** @description Collections that could not be queried. */
            faults: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                collection: string;
                /**
                 * @description Kind of failure.
                 * @enum {string}
                 */
                kind: "validation" | "not-found" | "timeout" | "rate-limit" | "auth" | "connection" | "too-large" | "malformed" | "internal";
                /** @description Untrusted plain text from an external source; escape before display. */
                detail: string;
            }[];
        };
        /** @description Origin of the story, as far as it could be traced. */
        ResultOrigin: {
            url: string | null;
            source_id: number | null;
            site: string | null;
            date: components["schemas"]["ResultDate"] | null;
            /** @description Latest possible time of publication; null if unknown. */
            not_later_than: string | null;
            /** @description True if the story traces back to an official or news agency source. */
            authoritative: boolean;
            /** @description 0–100. */
            confidence: number;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
            /** @description Citations between pages, with the quoted sentence. */
            citations: {
                /** @description A source of this investigation. */
                fromId: number;
                /** @description Null if the page was not read. */
                toId: number | null;
                toUrl: string | null;
                /** @description Words that triggered the match. */
                cue: string;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                sentence: string;
                /** @description False if it cites the other page but has its own reporting. */
                leans?: boolean;
            }[];
            /** @description Outlet that published the origin. */
            credibility: {
                /** @description Registrable domain, or the host it publishes under. */
                site: string;
                /** @description Untrusted plain text from an external source; escape before display. */
                name: string;
                /**
                 * @description Kind of outlet.
                 * @enum {string}
                 */
                kind: "wire" | "newspaper" | "broadcaster" | "magazine" | "official" | "academic" | "company" | "press-release" | "blog" | "aggregator" | "factchecker" | "satire" | "forum" | "social" | "unknown";
                /**
                 * @description 1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be unreliable. Tiers 1 and 2 are credible.
                 * @enum {number}
                 */
                tier: 1 | 2 | 3 | 4;
                /** @description 0–100. */
                score: number;
                /** @description `very reliable`, `neutral` or `unreliable`. */
                reliability: string;
                /** @description Home country. */
                country: string | null;
                /** @description Home town or region. */
                place: string | null;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
                /** @description Outlets in one group are not independent of each other. */
                owner_group: string | null;
                /** @description Whether it regularly covers the subject; null if unknown. */
                covers_field: boolean | null;
            } | null;
            /** @description Account that posted the origin, if it is a post. */
            account: {
                /** @description Name of the network. */
                platform: string;
                /** @description Whether it regularly posts on the subject; null if unknown. */
                covers_field: boolean | null;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
            /** @description Candidates for the origin, the chosen one first. */
            candidates: {
                source_id: number | null;
                url: string | null;
                site: string | null;
                /** @description Untrusted plain text from an external source; escape before display. */
                name: string;
                /** @description Score from its parts, for ranking only; rules choose the origin. */
                score: number;
                /** @description True for the chosen origin. */
                chosen: boolean;
                /** @description Parts of the score. */
                parts: {
                    /** @description Share of other candidates it precedes. */
                    time: number;
                    /** @description Share of other candidates that lead back to it. */
                    citations: number;
                    /** @description 0–1. */
                    originality: number;
                    /** @description 0–1. */
                    ownReporting: number;
                };
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            }[];
            /** @description Pages counted among the other sources of candidates although they are not in `additional_sources` or are about another event. Absent if there are none. */
            beside_voices?: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Untrusted plain text from an external source; escape before display. */
                name: string;
                /** @description True for the topic's own page. */
                topic_page: boolean;
            }[];
            /** @description How the story spread: nodes are pages, edges show which page relies on which. */
            propagation: {
                /** @description Pages. */
                nodes: {
                    /** @description A source of this investigation. */
                    source_id: number;
                    /** @description Web address. */
                    url: string;
                    /** @description Registrable domain, or the host it publishes under. */
                    site: string;
                    published: components["schemas"]["ResultDate"] | null;
                    /** @description True for the origin. */
                    origin: boolean;
                }[];
                /** @description Which page relies on which. */
                edges: {
                    /** @description A source of this investigation. */
                    from: number;
                    /** @description Null if the page was not read. */
                    to: number | null;
                    to_url: string | null;
                    /** @description Words that triggered the match. */
                    cue: string;
                    /** @description False if it cites the other page but has its own reporting. */
                    leans: boolean;
                }[];
            };
            /** @description Search for reports before the earliest one found. */
            earlier_search: {
                /** @description Search periods, in search order. */
                windows: {
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    from: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    to: string;
                    /** @description Pages. */
                    read: number;
                    /** @description True if an earlier report was found. */
                    earlier: boolean;
                    /** @description True if no search engine answered. */
                    unanswered: boolean;
                }[];
                /** @description Why the search ended, as a sentence. */
                stop: string;
                stop_code: components["schemas"]["ResultCode"];
            } | null;
            /** @description Search engines that never answered; an earlier report may exist there. */
            not_searched: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                place: string;
                /** @description Why it did not answer. */
                reason: string;
            }[];
        };
        /** @description A position on a claim. */
        ResultPosition: {
            /** @description Id of the claim in `claims`. */
            claim_id: string;
            /** @description Person or organization as named on pages, or the outlet that takes the position itself. */
            holder: string;
            /**
             * @description `outlet`: the page itself takes the position.
             * @enum {string}
             */
            kind: "speaker" | "outlet";
            /**
             * @description Position on the claim.
             * @enum {string}
             */
            holds: "affirms" | "denies" | "doubts";
            /** @description Strongest quotes, credible pages first. */
            statements: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Start offset in the captured text, in UTF-16 code units. */
                start: number;
                /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                end: number;
            }[];
            /** @description Evidence against the position; null if there is none. */
            answered: string | null;
            /** @description Machine-readable form. */
            answered_code: components["schemas"]["ResultCode"] | null;
        };
        /** @description An alternative explanation offered by a source. */
        ResultTheory: {
            /** @description Untrusted plain text from an external source; escape before display. */
            text: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Start offset in the captured text, in UTF-16 code units. */
            start: number;
            /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
            end: number;
            /** @description Sources that offer it; the first is quoted. */
            source_ids: number[];
            /** @description Quotes from credible pages that support it. */
            for: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Start offset in the captured text, in UTF-16 code units. */
                start: number;
                /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                end: number;
            }[];
            /** @description Quotes from credible pages that dispute it. */
            against: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Start offset in the captured text, in UTF-16 code units. */
                start: number;
                /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
                end: number;
            }[];
        };
        /** @description A statement by a named speaker, compared with the evidence and with earlier statements. */
        ResultStatement: {
            /** @description Untrusted plain text from an external source; escape before display. */
            speaker: string;
            /** @description Date of the statement or, if unknown, of the page. */
            date: string | null;
            /**
             * @description Whether the date is that of the statement, or of the page because the page gives none.
             * @enum {string}
             */
            dated_by: "statement" | "page";
            /** @description Where or in what medium, in the words of the page. */
            venue: string | null;
            /** @description Content of the statement, without the speaker. */
            summary: string;
            /** @description Verbatim quote from the source. Untrusted text; escape before display. */
            quote: string;
            /** @description Start offset in the captured text, in UTF-16 code units. */
            start: number;
            /** @description End offset in the captured text, exclusive, in UTF-16 code units. */
            end: number;
            /** @description A source of this investigation. */
            source_id: number;
            /** @description Id of the claim it addresses; null if it addresses no claim of the topic. */
            claim_id: string | null;
            /**
             * @description Result of comparing it with what other independent sources say on the claim.
             * @enum {string}
             */
            evidence: "borne-out" | "contradicted" | "open";
            /** @description Sources used for the comparison. */
            source_ids: number[];
            /** @description An earlier statement by the speaker on the same subject. */
            earlier: {
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Null if the page is not among the sources. */
                source_id: number | null;
                /** @description Web address. */
                url: string;
                date: string | null;
                /** @description True if the speaker's position on the same claim has changed. */
                changed: boolean;
            } | null;
        };
        /** @description Location of the event. */
        ResultPlace: {
            /** @description Place in the words of the topic. */
            said: string;
            /**
             * @description Part of the topic that names it.
             * @enum {string}
             */
            read_in: "location" | "dateline" | "text";
            /**
             * @description Precision of the place; `ambiguous`: several places share the name.
             * @enum {string}
             */
            level: "town" | "district" | "region" | "country" | "ambiguous" | "unlisted";
            /** @description Why this place was chosen among others with the same name. */
            basis: ("told" | "text" | "only-one" | "population") | null;
            /** @description True if it was chosen only because it is the largest. */
            assumed: boolean;
            /** @description Town named in the topic but not in the gazetteer. */
            unlisted: string | null;
            /** @description Name in the gazetteer; null if the place is larger than a town. The same applies to the next three fields. */
            town: string | null;
            /** @description County or district. */
            district: string | null;
            /** @description State, province or region. */
            region: string | null;
            /** @description English name. */
            country: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country_code: string | null;
            /** @description Null if not in the gazetteer. */
            coordinates: {
                /** @description Degrees, WGS 84. */
                latitude: number;
                /** @description Degrees, WGS 84. */
                longitude: number;
            } | null;
            /** @description Population from the gazetteer. */
            population: number | null;
            /** @description IANA time zone name. */
            time_zone: string | null;
            /** @description Other places with this name. */
            candidates: {
                /** @description Name in the gazetteer. */
                name: string;
                /** @description State, province or region. */
                region: string | null;
                /** @description English name. */
                country: string;
                /** @description Population from the gazetteer. */
                population: number | null;
            }[];
            /** @description Gazetteer used. */
            source: {
                /** @description Name. */
                name: string;
                /** @description Web address. */
                url: string;
                /** @description License. */
                licence: string;
                /** @description Attribution notice. */
                note: string;
            };
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
            /** @description Time the conditions apply to. */
            at: string | null;
            /** @description Computed conditions; not counted as supporting details. */
            conditions: {
                /**
                 * @description Computed, not quoted from a source.
                 * @constant
                 */
                kind: "computed";
                /**
                 * @description Kind of condition.
                 * @enum {string}
                 */
                what: "local-time" | "local-day" | "daylight" | "holiday";
                /** @description As a sentence. */
                text: string;
                /** @description Data it was computed from. */
                computed_from: string;
                /** @description Input values, by name. */
                inputs: {
                    [key: string]: string;
                };
            }[];
            /** @description Local outlets and the sources they contributed. */
            local_outlets: {
                /** @description True if local outlets were searched by name. */
                asked: boolean;
                /** @description True if at least one search engine answered. */
                answered: boolean;
                /** @description Search engines queried. */
                engines: {
                    /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                    provider: string;
                    /**
                     * @description `found` and `nothing-found` are answers; all other values are coverage gaps.
                     * @enum {string}
                     */
                    outcome: "found" | "nothing-found" | "blocked" | "limited" | "not-configured" | "failed";
                    /** @description Number of results. */
                    hits: number;
                    /** @description Why it did not answer or found nothing. */
                    reason: string | null;
                }[];
                /** @description Nearest first. */
                outlets: {
                    /** @description Registrable domain, or the host it publishes under. */
                    site: string;
                    /** @description Untrusted plain text from an external source; escape before display. */
                    name: string;
                    /**
                     * @description 1: primary, official or news agency; 2: established; 3: ordinary or unknown; 4: known to be unreliable. Tiers 1 and 2 are credible.
                     * @enum {number}
                     */
                    credibility_tier: 1 | 2 | 3 | 4;
                    /** @description Null for an outlet that covers the whole region or country. */
                    town: string | null;
                    /** @description True if it was searched by name. */
                    asked: boolean;
                    /** @description Sources it contributed to the case. */
                    source_ids: number[];
                }[];
            };
        };
        /** @description Models used, their usage, and differences between models and rules. */
        ResultReasoning: {
            /** @description `rules`, or the names of the models. */
            judged_by: string;
            /** @description Usage by model and role. */
            models: {
                /** @description Provider of the model. */
                provider: string;
                /** @description Name of the model. */
                model: string;
                /**
                 * @description Role of the model.
                 * @enum {string}
                 */
                role: "first" | "critic" | "checker";
                /** @description Calls made. */
                calls: number;
                /** @description Failed calls. */
                failures: number;
                /** @description Number of tokens. */
                tokens_in: number;
                /** @description Number of tokens. */
                tokens_out: number;
                /** @description US dollars. */
                cost_usd: number;
                /** @description Usage by task. */
                tasks: {
                    /** @description Kind of question. */
                    task: string;
                    /** @description Questions answered. */
                    answered: number;
                    /** @description Number of tokens. */
                    tokens_in: number;
                    /** @description Number of tokens. */
                    tokens_out: number;
                }[];
            }[];
            /** @description Answers discarded because their quote is not in the captured text. */
            dropped_quotes: number;
            /** @description Pages on which the critic and the first model differed. */
            disagreements: number;
            /** @description Pages judged more cautiously because of a model. */
            more_careful: number;
            /** @description Pages counted because of a grounded model reading. */
            vouched: number;
            /** @description Readings discarded because the model supported two contrary statements. */
            contradictions: number;
            /** @description Passages withheld from models as possible prompt injection. */
            withheld_passages: number;
            /** @description Pages not shown to a model because the checker found nothing relevant. */
            not_read: number;
            /** @description Pages read as support by a model but not by the checker. */
            not_borne_out: number;
            /** @description Fallbacks to another model. */
            fallbacks: {
                /**
                 * @description Role of the model.
                 * @enum {string}
                 */
                role: "first" | "critic" | "checker";
                /** @description Name of the model. */
                from: string;
                /** @description Name of the model. */
                to: string;
                /** @description Why the first model did not answer. */
                reason: string;
                /** @description Number of questions. */
                questions: number;
            }[];
            /** @description Why only rules were used. */
            degraded: string[];
            /** @description Model readings by source. */
            readings: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Stance according to rules alone, if different; otherwise null. */
                overruled: ("supports" | "disputes" | "mentions" | "unrelated") | null;
                /** @description Stance according to each model. */
                voices: {
                    /** @description Name of the model. */
                    name: string;
                    /**
                     * @description Stance on the main claim of the topic.
                     * @enum {string}
                     */
                    stance: "supports" | "disputes" | "mentions" | "unrelated";
                    quote: string | null;
                }[];
                /** @description Answers on whether the page itself vouches for the claim. */
                vouchings: {
                    /** @description Name of the model. */
                    name: string;
                    /** @description One-word answer. */
                    answer: string;
                    quote: string | null;
                }[];
                /** @description Probability, according to a checker model, that the page supports the main claim (`core`) or a contrary statement (`control`). */
                checks: {
                    /** @description Name of the model. */
                    name: string;
                    /**
                     * @description Sentence that was checked: the main claim (`core`) or a contrary statement (`control`).
                     * @enum {string}
                     */
                    of: "core" | "control";
                    /** @description 0–1. */
                    probability: number;
                }[];
            }[];
            /** @description Quotes that models read as a page's own reporting. */
            firsthand: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
            }[];
        };
        /** @description A public record about an actor. */
        ResultRecord: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            register: string;
            /** @description Id in the register. */
            id: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            title: string;
            /** @description Document type used by the register: “8-K”, “docket”. */
            form: string;
            /** @description Date filed, created or published. */
            date: string | null;
            /** @description Web address. */
            url: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            actor: string;
            /**
             * @description Relevance to the topic.
             * @enum {string}
             */
            bearing: "evidence" | "background" | "unrelated";
            /** @description Untrusted plain text from an external source; escape before display. */
            text: string;
            /** @description Set if the record was evaluated as a source; the next three fields are then set too. */
            source_id: number | null;
            credibility_tier: (1 | 2 | 3 | 4) | null;
            stance: ("supports" | "disputes" | "mentions" | "unrelated") | null;
            passage: string | null;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description A register search for an actor, with reason and outcome. */
        ResultRegisterAsked: {
            /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
            register: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            actor: string;
            /** @description Why it was searched, as sentences. */
            why: string[];
            /** @description Machine-readable form. */
            why_codes: components["schemas"]["ResultCode"][];
            outcome: ("found" | "nothing-found" | "blocked" | "limited" | "not-configured" | "failed") | null;
            /** @description Why it did not answer or found nothing. */
            reason: string | null;
            /** @description Number of results. */
            hits: number;
            /** @description US dollars. */
            cost_usd: number;
        };
        /** @description A post about the event. */
        ResultPost: {
            /** @description Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`. */
            platform: string;
            /** @description Web address. */
            url: string;
            /** @description Handle, or a pseudonym after handles are deleted. */
            author: string;
            /** @description 0–100. */
            author_credibility: number;
            /**
             * Format: date-time
             * @description Time of posting.
             */
            timestamp: string;
            /** @description Untrusted plain text from an external source; escape before display. */
            content: string;
            /** @description Counts by the platform's names: `likes`, `reposts` … */
            engagement_metrics: {
                [key: string]: number;
            };
            /**
             * @description Verification status of the account.
             * @enum {string}
             */
            verification_status: "verified_account" | "community_member" | "anonymous";
            /** @description Whether it reads like an eyewitness account. */
            eyewitness: {
                /** @description Likelihood that the wording is an eyewitness's. A lead, not a finding. */
                likelihood: number;
                /** @description Words that suggest it. */
                words: string[];
            };
            /**
             * @description How the post treats the story: reports it, passes it on, asks about it or denies it.
             * @enum {string}
             */
            voice: "tells" | "passes-on" | "asks" | "denies";
            /** @description Linked pages, except those on its own platform. */
            links: string[];
            place: string | null;
            /** @description Instance, group or subreddit. */
            community: string | null;
            /** @description Account data from the network, for following up the lead; null if there is none or it was deleted. */
            account: {
                /** @description Age of the account when it posted, in days. */
                age_days: number | null;
                /** @description Karma points. */
                karma: number | null;
                /** @description Total number of posts. */
                posts: number | null;
                /** @description Number of followers. */
                followers: number | null;
                /** @description Null if not requested from the network. */
                activity: {
                    /** @description Latest posts and comments checked, excluding this one. */
                    items: number;
                    /** @description Number of these in the community of the post. */
                    in_community: number;
                    /** @description Number of these that were deleted or removed. */
                    removed: number;
                } | null;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            } | null;
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description Social media evidence as a whole. */
        ResultSocial: {
            /** @description 0–100. */
            credibility: number;
            /** @description Accounts that report it themselves and show no sign of coordination. */
            independent_accounts: number;
            /** @description Signs of coordination, for a cluster and never for a single account. */
            coordinated_clusters: {
                /** @description Number of posts. */
                posts: number;
                /** @description Reasons, as sentences. */
                reasons: string[];
                /** @description Machine-readable form of each reason. */
                reason_codes: components["schemas"]["ResultCode"][];
            }[];
            /** @description How the story spread through the networks. */
            timeline: {
                first: string | null;
                last: string | null;
                /** @description Hour with the most posts. */
                peak: {
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    from: string;
                    /** @description Number of posts. */
                    posts: number;
                } | null;
                /** @description Posts, earliest first. */
                moments: {
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    at: string;
                    /** @description Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`. */
                    platform: string;
                    /** @description Web address. */
                    url: string;
                    /** @description Post id on the platform. */
                    postId: string;
                    /** @description Untrusted plain text from an external source; escape before display. */
                    author: string;
                    /** @description At most 200 characters. Untrusted text; escape before display. */
                    excerpt: string;
                    /** @description Why it is notable: `first mention`, `first verified account` … */
                    mark: string | null;
                }[];
                /** @description Hours with at least twice as many posts as the hour before. */
                growth: {
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    from: string;
                    /** @description Number of posts. */
                    posts: number;
                    /** @description Posts in the hour before. */
                    before: number;
                }[];
                /** @description Networks in the order the story reached them. */
                handOver: {
                    /** @description Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`. */
                    platform: string;
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC.
                     */
                    at: string;
                    /** @description Post id on the platform. */
                    postId: string;
                }[];
            };
            /** @description Distribution of interactions. */
            engagement?: {
                /** @description Likes, reposts, replies, quotes and points of all posts. */
                total: number;
                /** @description Share of the post with the most interactions. */
                topShare: number;
                /**
                 * @description `pushed`: most posts are in coordinated clusters. `none`: hardly any interest.
                 * @enum {string}
                 */
                kind: "organic" | "one-post" | "pushed" | "none";
                /** @description Reason, as a sentence. */
                reason: string;
                reason_code: components["schemas"]["ResultCode"];
                /** @description Totals for all posts; counts that no network provides are omitted. */
                counts: {
                    /** @description Number of likes. */
                    likes?: number;
                    /** @description Number of reposts without a comment. */
                    reposts?: number;
                    /** @description Number of replies. */
                    replies?: number;
                    /** @description Number of reposts with a comment. */
                    quotes?: number;
                    /** @description Net points: upvotes minus downvotes. */
                    score?: number;
                };
                /** @description Ratio of replies and quotes to likes, reposts and points; null if too few are known. */
                answers_each: number | null;
                /** @description `argued-over`: at least as many replies as likes, reposts and points. A sign of doubt only. */
                reception: ("passed-on" | "argued-over") | null;
                /** @description Reason, as a sentence. */
                reception_reason: string | null;
                reception_code: components["schemas"]["ResultCode"] | null;
            };
            /** @description Null if replies could not be requested. */
            reaction: {
                /** @description Number of replies and quotes; the next four fields break them down. */
                answers: number;
                /** @description Replies that report the story too. */
                confirm: number;
                /** @description Replies that deny it. */
                deny: number;
                /** @description Replies that ask about it. */
                ask: number;
                /** @description Other replies. */
                other: number;
                /** @description Denials and possible eyewitnesses first. */
                examples: {
                    /** @description Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`. */
                    platform: string;
                    /** @description Web address. */
                    url: string;
                    /**
                     * @description How the post treats the story: reports it, passes it on, asks about it or denies it.
                     * @enum {string}
                     */
                    voice: "tells" | "passes-on" | "asks" | "denies";
                    /** @description Untrusted plain text from an external source; escape before display. */
                    excerpt: string;
                }[];
                /** @description Counts by post. */
                posts: {
                    /** @description Name of the network: `twitter` (X), `reddit`, `bluesky`, `mastodon`, `hackernews`. */
                    platform: string;
                    /** @description Web address. */
                    url: string;
                    /** @description Number of replies and quotes; the next four fields break them down. */
                    answers: number;
                    /** @description Replies that report the story too. */
                    confirm: number;
                    /** @description Replies that deny it. */
                    deny: number;
                    /** @description Replies that ask about it. */
                    ask: number;
                    /** @description Other replies. */
                    other: number;
                }[];
            } | null;
            /** @description Changes to stored posts over time; absent if unchanged. */
            retention?: {
                /**
                 * Format: date-time
                 * @description Time when handles were replaced by pseudonyms.
                 */
                pseudonymisedAt?: string;
                /**
                 * Format: date-time
                 * @description Time of the last check of the posts.
                 */
                checkedAt?: string;
                /** @description Posts dropped because they were deleted on the platform. */
                dropped?: number;
            };
            /** @description Queries to networks and their outcomes. */
            coverage: {
                /** @description Name of the engine, as in `/api/engines` and the cost ledger. */
                provider: string;
                /** @description Query text. */
                query: string;
                /** @description Reason for the query. */
                strategy: string;
                /**
                 * @description `found` and `nothing-found` are answers; all other values are coverage gaps.
                 * @enum {string}
                 */
                outcome: "found" | "nothing-found" | "blocked" | "limited" | "not-configured" | "failed";
                /** @description Why it did not answer or found nothing. */
                reason: string | null;
                /** @description Number of results. */
                hits: number;
                /** @description US dollars. */
                costUsd: number;
                /** @description True if answered from the cache. */
                fromCache: boolean;
                /** @description Number of calls. */
                calls?: number;
                /**
                 * @description Set if there may be more results: the answer was truncated or time ran out.
                 * @enum {string}
                 */
                cut?: "more" | "time";
            }[];
        };
        /** @description The answer of the case, with its main reason first. */
        ResultVerdict: {
            /**
             * @description `held`: an upgrade waits for an editor. `incomplete`: the search could not be finished, or ended without settling the main claim.
             * @enum {string}
             */
            state: "certified" | "verified" | "held" | "disputed" | "refuted" | "incomplete" | "unverified";
            /** @description Reasons, as sentences. */
            reasons: string[];
            /** @description Machine-readable form of each reason. */
            reason_codes: components["schemas"]["ResultCode"][];
            /** @description What to do next, as a sentence. */
            next: string;
            /** @description Machine-readable form. */
            next_code: components["schemas"]["ResultCode"];
            /** @description `high` from 75 of 100, `moderate` from 50; null if it is open whether the story is so. */
            confidence: ("high" | "moderate" | "low") | null;
            /** @description The best quotes that support the main claim. */
            for: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Whom the page quotes; null if the page itself says it. */
                speaker: string | null;
            }[];
            /** @description The best quotes that dispute it. */
            against: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
                /** @description Whom the page quotes; null if the page itself says it. */
                speaker: string | null;
            }[];
        };
        /** @description An applied rule. */
        ResultRule: {
            /** @description Name. */
            rule: string;
            /** @description True if the rule is satisfied or found no objection. */
            passed: boolean;
            /** @description Input values, by name. */
            inputs: {
                [key: string]: string | number | boolean | null;
            };
            /** @description Reasons, as sentences. */
            reason: string;
            /** @description Machine-readable form. */
            reason_codes: components["schemas"]["ResultCode"][];
        };
        /** @description Result of an investigation. Fields may be added; clients must ignore unknown fields. */
        InvestigationResult: {
            /** @description Row id of the topic. */
            topic_id: number;
            /**
             * Format: date-time
             * @description Time of the decision.
             */
            investigation_date: string;
            /** @description Most relevant first. */
            additional_sources: components["schemas"]["ResultSource"][];
            /** @description Absent if none was found. */
            topic_pages?: components["schemas"]["ResultTopicPage"][];
            /** @description Why the parts based on page notes are empty; null if pages have notes. */
            without_notes: string | null;
            /** @description Machine-readable form. */
            without_notes_code: components["schemas"]["ResultCode"] | null;
            /** @description Summaries of the sources that could be read. */
            source_cards: components["schemas"]["ResultSourceCard"][];
            /** @description Claims made only by sources, most frequent first. */
            leads: components["schemas"]["ResultLead"][];
            /** @description Number of source cards by credibility; null if there are none. */
            credibility_tally: components["schemas"]["ResultCredibilityTally"] | null;
            /** @description Null if it could not be created. */
            event_timeline: components["schemas"]["ResultEventTimeline"] | null;
            /** @description Null if the topic names no subject or no page has notes. */
            balance: components["schemas"]["ResultBalance"] | null;
            /** @description Positions, by claim. */
            positions: components["schemas"]["ResultPosition"][];
            /** @description Alternative explanations, most frequent first. */
            theories: components["schemas"]["ResultTheory"][];
            /** @description Statements by named people and organizations. */
            statements: components["schemas"]["ResultStatement"][];
            social_media_evidence: components["schemas"]["ResultPost"][];
            /** @description Null if no network was queried or the stage failed. */
            social: components["schemas"]["ResultSocial"] | null;
            context: components["schemas"]["ResultDetail"][];
            actors: components["schemas"]["ResultActor"][];
            unprofiled: components["schemas"]["ResultUnprofiled"][];
            /** @description 0–100. */
            context_richness: number;
            /** @description Null if no place is named. */
            place: components["schemas"]["ResultPlace"] | null;
            /** @description Null if not looked up. */
            related_topics: components["schemas"]["ResultRelatedTopics"] | null;
            /** @description Earlier events, in chronological order. */
            history: components["schemas"]["ResultEarlierEvent"][];
            /** @description Null if none was found. */
            precedents: components["schemas"]["ResultPrecedents"] | null;
            /** @description Null if no index provided data. */
            coverage_timeline: components["schemas"]["ResultCoverageTimeline"] | null;
            old_story_signs: components["schemas"]["ResultOldStorySigns"];
            /** @description Public records about the actors, evidence first. */
            records: components["schemas"]["ResultRecord"][];
            /** @description Absent if no data server is configured. */
            collections?: components["schemas"]["ResultCollections"];
            /** @description Null if none was searched. */
            registers_asked: components["schemas"]["ResultRegisterAsked"][] | null;
            verdict: components["schemas"]["ResultVerdict"];
            /** @description Null if it could not be established. */
            original_source: components["schemas"]["ResultOrigin"] | null;
            /** @description Mean credibility of the counted sources. */
            credibility_assessment: number;
            /** @description How consistent the sources are. */
            consistency_score: number;
            verified_claims: string[];
            disputed_claims: string[];
            /** @description Lines of `additional_context` that do not depend on the level. */
            background_note: string[];
            /** @description Context for the writer: confirmed and disputed claims, then background, each line with its source. */
            additional_context: string;
            /**
             * @description Level supported by the evidence. Higher than the applied level while the upgrade is held for review.
             * @enum {string}
             */
            recommended_verification_level: "unverified" | "verified" | "certified";
            /**
             * @description Level applied to the topic.
             * @enum {string}
             */
            applied_verification_level: "unverified" | "verified" | "certified";
            /** @description True if a recommended upgrade is held for review. */
            upgrade_held: boolean;
            /** @description 0–100. */
            confidence_level: number;
            /** @description Summary of the decision in a few sentences. */
            investigation_notes: string;
            /** @description True if review by a person is required. */
            requires_human_review: boolean;
            review_reason: string | null;
            /** @description Whether the investigation was successful. */
            success: {
                /** @description True if at least one success criterion was met. */
                successful: boolean;
                /** @description Criteria met, as sentences. */
                criteria: string[];
                /** @description Machine-readable form. */
                criteria_codes: components["schemas"]["ResultCode"][];
            };
            /** @description In order of application. */
            rules: components["schemas"]["ResultRule"][];
            /** @description Null if no check was run. */
            last_look: components["schemas"]["ResultLastLook"] | null;
            /** @description The one change that would raise the level; null at `certified`. */
            would_lift: string | null;
            /** @description Machine-readable form. */
            would_lift_code: components["schemas"]["ResultCode"] | null;
            /** @description Number of independent credible sources counted toward the level. */
            independent_credible_sources: number;
            clusters: components["schemas"]["ResultCluster"][];
            claims: components["schemas"]["ResultClaim"][];
            discrepancies: components["schemas"]["ResultDiscrepancy"][];
            fact_checks: components["schemas"]["ResultFactCheck"][];
            /** @description Earliest first; undated sources are omitted. */
            timeline: components["schemas"]["ResultTimelineEntry"][];
            coverage: components["schemas"]["ResultCoverage"][];
            /** @description Text aimed at AI systems (possible prompt injection); shown but never followed. */
            steering_attempts: {
                /** @description A source of this investigation. */
                source_id: number;
                /** @description Outlet of the page, even if the page is on another subject. */
                name?: string;
                /** @description Verbatim quote from the source. Untrusted text; escape before display. */
                quote: string;
            }[];
            /** @description Parts of the investigation that failed or were cut short. */
            missing: string[];
            /** @description Set if an editor ended it early or the time limit was reached; absent otherwise. */
            ended_early?: {
                /** @description Reason, as a sentence. */
                reason: string;
                code: components["schemas"]["ResultCode"];
            };
            /** @description Lookups skipped on purpose, with reasons. */
            not_looked_up: {
                /** @description `public registers` or `background`. */
                what: string;
                /** @description Reasons, as sentences. */
                reason: string;
                reason_codes: components["schemas"]["ResultCode"][];
            }[];
            background_needs: components["schemas"]["ResultBackgroundNeeds"];
            reasoning: components["schemas"]["ResultReasoning"];
            /** @description Null if the stage failed. */
            inquiry: components["schemas"]["ResultInquiry"] | null;
            /** @description Absent in results of earlier versions. */
            article?: components["schemas"]["ResultArticle"];
            /** @description Number of search rounds. */
            rounds: number;
            /** @description US dollars. */
            cost_usd: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listInvestigations: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the previous response. */
                cursor?: string;
                status?: "queued" | "awaiting-approval" | "running" | "paused" | "completed" | "failed" | "cancelled";
                topic_id?: number;
                mode?: "quick" | "detailed" | "exhaustive";
                /** @description Filter by whether review is required. */
                requires_human_review?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of investigations without results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationPageResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    triggerInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerInvestigationDto"];
            };
        };
        responses: {
            /** @description Queued. `Location` is the URL of the investigation. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartedInvestigationResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `body-too-large`: Request body too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unsupported-media-type`: Request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `no-checkable-claim`: Topic contains no checkable claim. `not-a-candidate`: Topic is not a candidate for investigation. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listCandidates: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the previous response with the same filters. */
                cursor?: string;
                /** @description Words or word prefixes in the title, in any order. */
                q?: string;
                category?: string;
                /** @description Minimum newsworthiness. Cannot lower the threshold of the candidate gate. */
                min_score?: number;
                /** @description `score`: most newsworthy first. `latest`: most recently received first. */
                sort?: "score" | "latest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Topics that pass all candidate gates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidatePageResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    candidateFacets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories and estimates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateFacetsResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The investigation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvestigationWithResultResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listCalls: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls in order, with totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallLedgerResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getCallTotals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals of `listCalls` without the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallTotalsResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    cancelInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelledInvestigationResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePlanDto"];
            };
        };
        responses: {
            /** @description The updated plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    approvePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approved and queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    pauseInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Paused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateChangeResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    resumeInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resumed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateChangeResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    wrapUpInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The investigation will end with a verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateChangeResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listPictures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pictures from sources that are counted or dispute the topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PicturesResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listResearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One job per provider; empty if deep research is disabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResearchResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getCapture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                /** @description `source_id` of a source in the result. */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capture. `removed_at` is set if its text was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptureResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getCaseFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case as plain text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getEvidenceArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The WACZ archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/wacz+zip": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `request-refused`: Cross-origin request refused. `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    verifyQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each quote with its check result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedQuotesResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `request-refused`: Cross-origin request refused. `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    findFailedCaptures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Failed captures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedCapturesResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `request-refused`: Cross-origin request refused. `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    replayInvestigation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayDto"];
            };
        };
        responses: {
            /** @description Changes in the decision, with reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getLegalHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current state and all legal holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHoldsResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    holdEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldReasonDto"];
            };
        };
        responses: {
            /** @description On legal hold. Recorded in the evidence chain and the audit log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHoldsResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    releaseEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldReasonDto"];
            };
        };
        responses: {
            /** @description Legal hold released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalHoldsResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listLegalHolds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cases on legal hold, with owner and reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasesOnHoldResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listAddedSources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Added sources in order of addition. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedSourcesResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    addSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddedSourceDto"];
            };
        };
        responses: {
            /** @description Stored. The source is read in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedSourceResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `body-too-large`: Request body too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unsupported-media-type`: Request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listSourceChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All watched sources with their checks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedSourcesResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getLineage: {
        parameters: {
            query?: {
                /** @description Return only the lineage of this source and its claims. */
                source_id?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Append-only list of lineage nodes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineageResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getCaseEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Evidence summary; all zero if nothing is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseEvidenceResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listChainEntries: {
        parameters: {
            query?: {
                /** @description Return entries after this sequence number. */
                after?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of chain entries. Pass `next_after` as `after` to get the next page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChainEntriesResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getSourceEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                /** @description `source_id` of a source in the result. */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Evidence for the source. Download the bytes by digest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceEvidenceResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    askForSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                /** @description `source_id` of a source in the result. */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Idempotent: a pending request is reused. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceEvidenceResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    askForPublicCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                /** @description `source_id` of a source in the result. */
                source: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Idempotent: a pending request is reused. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceEvidenceResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The original bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `request-refused`: Cross-origin request refused. `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                sha256: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PNG image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `request-refused`: Cross-origin request refused. `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description Report format. `pdf` requires BROWSER_PATH; without it, the response is printable HTML. */
                format?: "markdown" | "html" | "pdf" | "json";
                /** @description Length of the report. `brief`: at most 250 words. `report` (default): at most 1,200 words. `file`: complete. */
                depth?: "brief" | "report" | "file";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report in the requested format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportResponse"];
                    "text/markdown": string;
                    "text/html": string;
                    "application/pdf": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `request-refused`: Cross-origin request refused. `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getCaseFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ZIP archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `request-refused`: Cross-origin request refused. `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getClaimReviews: {
        parameters: {
            query?: {
                /** @description URL of the page that will contain the fact check. Default: the report under PUBLIC_URL. */
                url?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ClaimReview items, and reasons for claims without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimReviewsResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `request-refused`: Cross-origin request refused. `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    followInvestigation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Resume after this event. Browsers send it automatically. */
                "Last-Event-ID"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Event stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `request-refused`: Cross-origin request refused. `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    reviewHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Review history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewHistoryResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    correctEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectEvidenceDto"];
            };
        };
        responses: {
            /** @description Correction stored, with the difference. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorrectionResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    previewCorrection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectEvidenceDto"];
            };
        };
        responses: {
            /** @description Decision before and after the correction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionDifferenceResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    markFalse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkFalseDto"];
            };
        };
        responses: {
            /** @description Recorded and included in the false upgrade rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewDecisionResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listReplies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Requests and replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepliesResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    noteReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteReplyDto"];
            };
        };
        responses: {
            /** @description Recorded with author and time. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyNoteResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the previous response. */
                cursor?: string;
                state?: "open" | "decided" | "superseded";
                /** @description Filter by reason. */
                reason?: "credible-contradiction" | "low-tier-only" | "uncorroborated" | "serious-allegation" | "partial-run" | "checkpoint-failed" | "steering-attempt" | "coordinated-activity" | "no-claim" | "integrity-finding" | "legal-risk" | "few-sources" | "unqualified-reader" | "other-names" | "undated-sources" | "upgrades-reviewed" | "evidence-corrected" | "evidence-added" | "source-changed" | "judged-again";
                priority?: "high" | "normal" | "low";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of review items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPageResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    reviewBacklog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of open review items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewBacklogResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewDetailResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    claimReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimReviewDto"];
            };
        };
        responses: {
            /** @description Claimed until `lease_until`. Claim again to extend the lease. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    releaseReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseReviewDto"];
            };
        };
        responses: {
            /** @description The review item, no longer claimed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    decideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideReviewDto"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedReviewResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `note-required`: Note required. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listTopics: {
        parameters: {
            query?: {
                /** @description Filter by state. A topic can have several. `rejected` (by review), `failed` and `cancelled` refer to its latest investigation. */
                state?: "unverified" | "in-investigation" | "awaiting-approval" | "awaiting-review" | "verified" | "certified" | "rejected" | "failed" | "cancelled";
                /** @description Words or word prefixes in the title, in any order. */
                q?: string;
                limit?: number;
                /** @description `next_cursor` of the previous response with the same filters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of topics without article texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicPageResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    submitTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopicDto"] | components["schemas"]["TopicBatchDto"];
            };
        };
        responses: {
            /** @description All topics already existed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedTopicResponse"] | components["schemas"]["SubmittedTopicsResponse"];
                };
            };
            /** @description At least one topic is new. The response has the shape of the request: one topic or a list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedTopicResponse"] | components["schemas"]["SubmittedTopicsResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `body-too-large`: Request body too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unsupported-media-type`: Request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopicResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getRelatedTopics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Related topics with reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedTopicsResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    submitStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoryDto"];
            };
        };
        responses: {
            /** @description Stored. `Location` is the URL of the topic. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedStoryResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `body-too-large`: Request body too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unsupported-media-type`: Request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `no-checkable-claim`: Topic contains no checkable claim. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    checkStory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoryDto"];
            };
        };
        responses: {
            /** @description Main claim and related topics. Related topics do not prevent submission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryCheckResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `body-too-large`: Request body too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unsupported-media-type`: Request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    readStoryPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageAddressDto"];
            };
        };
        responses: {
            /** @description Content of the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryPageResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unsupported-media-type`: Request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unreadable-page`: Page cannot be read. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Endpoints without secrets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookDto"];
            };
        };
        responses: {
            /** @description The endpoint with its signing secret, shown only once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecretResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhookDto"];
            };
        };
        responses: {
            /** @description The updated endpoint. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint with its new secret, shown only once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecretResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued. Its state is in the log. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the previous response. */
                cursor?: string;
                state?: "pending" | "delivered" | "failed";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPageResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookDto"];
            };
        };
        responses: {
            /** @description Queued with the original message IDs. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReplayResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued with the original message ID. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listEngines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All enabled search engines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngineListResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listDataServers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Data servers in the order of `MCP_SERVERS`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataServerListResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest rating file of each rating scheme. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingListResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    importRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingFileDto"];
            };
        };
        responses: {
            /** @description Imported and active. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingImportResponse"];
                };
            };
            /** @description `malformed-ratings`: Invalid rating file. `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `body-too-large`: Request body too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unsupported-media-type`: Request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    previewRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingFileDto"];
            };
        };
        responses: {
            /** @description Changes and invalid lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingChangeResponse"];
                };
            };
            /** @description `malformed-ratings`: Invalid rating file. `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `body-too-large`: Request body too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unsupported-media-type`: Request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listOutlets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outlets of all watched sources. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletListResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getOutlet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Change counts and latest changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutletResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    mcp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpMessageDto"];
            };
        };
        responses: {
            /** @description Progress notifications, if requested, then the response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `body-too-large`: Request body too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unsupported-media-type`: Request body is not JSON. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    metricsSummary: {
        parameters: {
            query?: {
                /** @description Start day or time, in UTC unless a time zone is given. Default: 30 days before `to`. */
                from?: string;
                /** @description End day (inclusive) or time (exclusive), at most 366 days after `from`. Default: now. */
                to?: string;
                by?: "day" | "mode" | "engine";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals, groups and the current review backlog. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricsSummaryResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    metricsCsv: {
        parameters: {
            query?: {
                /** @description Start day or time, in UTC unless a time zone is given. Default: 30 days before `to`. */
                from?: string;
                /** @description End day (inclusive) or time (exclusive), at most 366 days after `from`. Default: now. */
                to?: string;
                by?: "day" | "mode" | "engine";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description CSV (RFC 4180) with the column names of the summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    whoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current session, also without sign-in (`signed_in` is false). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInDto"];
            };
        };
        responses: {
            /** @description Signed in. `Set-Cookie` carries the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `body-too-large`: Request body too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out, or no session existed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    beginSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Authorization URL of the identity provider. A cookie stores the sign-in state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginSignInResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-ready`: Server not ready. `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishSignInDto"];
            };
        };
        responses: {
            /** @description Signed in. `Set-Cookie` carries the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `body-too-large`: Request body too large. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-ready`: Server not ready. `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All API keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyListResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKeyDto"];
            };
        };
        responses: {
            /** @description API key created. Save `key`: only its hash is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewKeyResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `conflict`: Conflicts with the current state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the API key, not the key itself. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description API key revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-found`: Not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next_cursor` of the previous page. */
                cursor?: string;
                actor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of audit log entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPageResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    getSubjectFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubjectDto"];
            };
        };
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasureDto"];
            };
        };
        responses: {
            /** @description Erased data, and retained data with reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `held`: Case on legal hold. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    prometheus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Prometheus exposition format. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivenessResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All dependencies are up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadinessResponse"];
                };
            };
            /** @description `invalid-input`: Invalid request. `malformed-request`: Malformed request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `unauthenticated`: Authentication required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `forbidden`: Access denied. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `internal`: Internal error. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `not-ready`: Server not ready. `database-unavailable`: Database unavailable. `queue-unavailable`: Queue unavailable. `storage-unavailable`: Storage unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
            /** @description `timeout`: Request timed out. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemResponse"];
                };
            };
        };
    };
}
